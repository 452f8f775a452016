import { useLocation } from 'react-router-dom';

/** Makes the address of a place on this page of the book. */
export function useBookLink(): (query?: Readonly<Record<string, string>>) => string {
  const { pathname } = useLocation();
  return (query = {}) => {
    const text = new URLSearchParams(query).toString();
    return text === '' ? pathname : `${pathname}?${text}`;
  };
}
