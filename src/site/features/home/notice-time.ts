/** DD/MM/YYYY HH:mm:ss, as the specification writes the clock of the notices, by the reader's zone. */
export function noticeTime(moment: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = [two(moment.getDate()), two(moment.getMonth() + 1), moment.getFullYear()].join('/');
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(two).join(':');
  return `${day} ${time}`;
}
