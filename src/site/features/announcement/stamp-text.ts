/** YYYY-MM-DD HH:mm:ss, as the specification writes the start of a notice, by the reader's zone. */
export function stampText(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())].join('-');
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}
