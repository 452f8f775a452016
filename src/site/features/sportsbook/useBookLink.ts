import { useLocation } from 'react-router-dom';

/**
 * Makes the address of a place of the book.
 * @param page its path; this page by default
 */
export function useBookLink(page?: string): (query?: Readonly<Record<string, string>>) => string {
  const { pathname } = useLocation();
  const path = page ?? pathname;
  return (query = {}) => {
    const text = new URLSearchParams(query).toString();
    return text === '' ? path : `${path}?${text}`;
  };
}
