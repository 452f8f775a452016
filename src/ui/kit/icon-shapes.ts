/** An icon on a 24 x 24 grid: outlines drawn with the brand's stroke, and a tone beneath them. */
export interface IconShape {
  readonly line: string;
  readonly tone?: string;
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const house = 'M4 10.5 12 4l8 6.5V20h-5.5v-5.5h-5V20H4Z';
const flame =
  'M12 3c.6 3.2 5.8 5.4 5.8 10.7A5.8 5.8 0 0 1 12 20.5a5.8 5.8 0 0 1-5.8-5.8c0-2.4 1.2-3.9 2.3-4.9.2 1.6.8 2.5 1.8 3C9.8 9 10.6 5.4 12 3Z';
const card = 'M4 5.5h16a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1Z';
const shield = 'M12 3.5 19 6v6c0 4.2-2.9 7.1-7 8.5-4.1-1.4-7-4.3-7-8.5V6Z';
const wallet = 'M4 7h14.5A1.5 1.5 0 0 1 20 8.5v9a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 17.5Z';
const receipt = 'M6 3.5h12v17l-2-1.5-2 1.5-2-1.5-2 1.5-2-1.5-2 1.5Z';
const bubble = 'M4 5h16v11.5h-8.5L7 20v-3.5H4Z';
const ticket = 'M3.5 7h17v3.2a1.9 1.9 0 0 0 0 3.6V17h-17v-3.2a1.9 1.9 0 0 0 0-3.6Z';
const gift = 'M4 9h16v3.5H4ZM5.5 12.5h13V20h-13Z';
const star = 'M12 3.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8Z';
const eye = 'M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12Z';
const phone =
  'M7.5 3h9A1.5 1.5 0 0 1 18 4.5v15a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 19.5v-15A1.5 1.5 0 0 1 7.5 3Z';
const bank = 'M3.5 9.5 12 4l8.5 5.5ZM5 18.5h14V21H5Z';
const trophy = 'M7.5 4h9v5.5a4.5 4.5 0 0 1-9 0Z';
const heart = 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7a4.3 4.3 0 0 1 8 2.3C20 15 12 20 12 20Z';
const pad =
  'M7.5 7.5h9A5 5 0 0 1 21.4 13l-.5 2.7a2.4 2.4 0 0 1-4.2 1.1L15.3 15H8.7l-1.4 1.8a2.4 2.4 0 0 1-4.2-1.1L2.6 13A5 5 0 0 1 7.5 7.5Z';
const fish =
  'M3.5 7.5 7 11c2-3 5-4.5 8-4.5 3.3 0 5.5 2.5 6.5 5.5-1 3-3.2 5.5-6.5 5.5-3 0-6-1.5-8-4.5l-3.5 3.5C5 13.5 5 10.5 3.5 7.5Z';
const chat = 'M12 3.5a8.5 8.5 0 1 1-4 16L3.5 20.5l1-4.5a8.5 8.5 0 0 1 7.5-12.5Z';
const bag = 'M5 8h14l-1 12.5H6Z';

/** Every icon the interface and the manifests may name. */
export const iconShapes = {
  house: { tone: house, line: house },
  flame: { tone: flame, line: flame },
  slots: { tone: card, line: `${card}M9 5.5v13M15 5.5v13M6 9v6M12 9v6M18 9v6` },
  cards: {
    tone: 'M9.5 6.5 18 4l3 12-8.5 2.5Z',
    line: 'M9.5 6.5 18 4l3 12-8.5 2.5ZM9.2 8.5 3 10.5l3.5 10 6-2M15.2 9.2l1.4 2-1 2.2-1.5-1.9Z',
  },
  live: {
    tone: circle(12, 12, 4),
    line: `${circle(12, 12, 4)}M6.3 6.3a8 8 0 0 0 0 11.4M17.7 6.3a8 8 0 0 1 0 11.4`,
  },
  ball: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M12 8.2l3.6 2.6-1.4 4.2H9.8l-1.4-4.2ZM12 3.5v4.7M20 10l-4.4.8M17 18.8 14.2 15M7 18.8 9.8 15M4 10l4.4.8`,
  },
  gameController: { tone: pad, line: `${pad}M8.5 10v3M7 11.5h3M15.5 10.2v.1M17 12.5v.1` },
  ticket: { tone: ticket, line: `${ticket}M14.5 7v2M14.5 11v2M14.5 15v2` },
  fish: { tone: fish, line: `${fish}M17 10.8v.1M12.5 9.5c1 1.5 1 3.5 0 5` },
  feather: {
    tone: 'M6 18C5 11 9 5 19.5 4 19 14 13 18.5 6 18Z',
    line: 'M6 18C5 11 9 5 19.5 4 19 14 13 18.5 6 18ZM4 20.5 14 10',
  },
  gift: {
    tone: gift,
    line: `${gift}M12 9v11M12 9C9 9 7 7.5 7.5 5.8 8.2 3.6 11.5 5 12 9c.5-4 3.8-5.4 4.5-3.2C17 7.5 15 9 12 9Z`,
  },
  grid: {
    tone: 'M4 4h7v7H4ZM13 13h7v7h-7Z',
    line: 'M4 4h7v7H4ZM13 4h7v7h-7ZM4 13h7v7H4ZM13 13h7v7h-7Z',
  },
  magnifyingGlass: {
    tone: circle(10.5, 10.5, 6.5),
    line: `${circle(10.5, 10.5, 6.5)}M15.3 15.3 20.5 20.5`,
  },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  caretDown: { line: 'M6 9.5l6 6 6-6' },
  caretRight: { line: 'M9.5 6l6 6-6 6' },
  caretLeft: { line: 'M14.5 6l-6 6 6 6' },
  arrowRight: { line: 'M4 12h15.5M13.5 6l6 6-6 6' },
  arrowLeft: { line: 'M20 12H4.5M10.5 6l-6 6 6 6' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  check: { line: 'M5 12.5l4.5 4.5L19 7.5' },
  wallet: { tone: wallet, line: `${wallet}M4 7l11-3v3M20 11.5h-4.5a1.8 1.8 0 0 0 0 3.6H20` },
  deposit: {
    tone: card,
    line: `M21 11V6.5a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h8M3 10h18M18 14v7M14.5 17.5h7`,
  },
  withdraw: {
    tone: card,
    line: 'M21 11V6.5a1 1 0 0 0-1-1H4a1 1 0 0 0-1 1v11a1 1 0 0 0 1 1h8M3 10h18M18 21v-7M15 16.5l3-3 3 3',
  },
  card: { tone: card, line: `${card}M3 10h18M6.5 15h4` },
  bank: { tone: bank, line: `${bank}M6.5 9.5v9M10.5 9.5v9M13.5 9.5v9M17.5 9.5v9` },
  user: {
    tone: circle(12, 8.5, 4),
    line: `${circle(12, 8.5, 4)}M4.5 20.5c1-4 4-6 7.5-6s6.5 2 7.5 6`,
  },
  usersThree: {
    tone: circle(9, 9, 3.5),
    line: `${circle(9, 9, 3.5)}M2.5 19.5c.8-3.7 3.4-5.5 6.5-5.5s5.7 1.8 6.5 5.5M15.5 5.8a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.2.6 3.5 2.4 4 5`,
  },
  signOut: { tone: 'M4 4h9v16H4Z', line: 'M13 8V4H4v16h9v-4M9 12h11.5M17 8.5l3.5 3.5-3.5 3.5' },
  signIn: { tone: 'M11 4h9v16h-9Z', line: 'M11 8V4h9v16h-9v-4M3.5 12H15M11.5 8.5 15 12l-3.5 3.5' },
  globe: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c3 2.6 3.6 5.6 3.6 8.5s-.6 5.9-3.6 8.5c-3-2.6-3.6-5.6-3.6-8.5S9 6.1 12 3.5Z`,
  },
  sun: {
    tone: circle(12, 12, 4),
    line: `${circle(12, 12, 4)}M12 2.5v2.5M12 19v2.5M2.5 12H5M19 12h2.5M5.3 5.3 7 7M17 17l1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7`,
  },
  moon: {
    tone: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
    line: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  },
  screen: { tone: 'M3.5 5h17v11h-17Z', line: 'M3.5 5h17v11h-17ZM12 16v4M8 20h8' },
  question: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M9.5 9.8c0-3 5-3 5 0 0 2-2.5 2.2-2.5 4M12 16.7v.1`,
  },
  headset: {
    tone: 'M4 13h3.5v6H4ZM16.5 13H20v6h-3.5Z',
    line: 'M4 19v-6.5a8 8 0 0 1 16 0V19M4 13h3.5v6H4ZM16.5 13H20v6h-3.5ZM20 19c0 1.8-2 2.5-5 2.5',
  },
  chat: { tone: bubble, line: `${bubble}M8 9.3h8M8 12.3h5` },
  paperPlane: { tone: 'M21 3.5 3 10.5l6 3 3 7Z', line: 'M21 3.5 3 10.5l6 3 3 7ZM21 3.5l-12 10' },
  shield: { tone: shield, line: shield },
  shieldCheck: { tone: shield, line: `${shield}M8.5 12l2.5 2.5 4.5-4.5` },
  scales: {
    tone: 'M2.5 14 5.5 7l3 7ZM15.5 14l3-7 3 7Z',
    line: 'M12 4v16M7.5 20h9M5.5 7h13M2.5 14l3-7 3 7c-1 2-5 2-6 0ZM15.5 14l3-7 3 7c-1 2-5 2-6 0Z',
  },
  warning: { tone: 'M12 4 21.5 20h-19Z', line: 'M12 4 21.5 20h-19ZM12 10v4.5M12 17.2v.1' },
  info: { tone: circle(12, 12, 8.5), line: `${circle(12, 12, 8.5)}M12 11v5.5M12 7.7v.1` },
  eye: { tone: eye, line: `${eye}${circle(12, 12, 2.8)}` },
  eyeOff: {
    line: 'M4 4l16 16M9.5 6.2A9 9 0 0 1 12 5.8c6 0 9.5 6.2 9.5 6.2a17 17 0 0 1-3.2 3.9M6.3 7.6A16.5 16.5 0 0 0 2.5 12S6 18.2 12 18.2a9 9 0 0 0 4-.9M10 10a2.8 2.8 0 0 0 4 4',
  },
  refresh: { line: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 3.5v4h-4' },
  copy: { tone: 'M8 8h12v12H8Z', line: 'M8 8h12v12H8ZM16 8V4H4v12h4' },
  external: { line: 'M10 5H5v14h14v-5M13.5 4H20v6.5M20 4l-9.5 9.5' },
  link: {
    line: 'M10 14l4-4M9 8l2-2.2a4 4 0 0 1 6 5.5L15 13.5M15 16l-2 2.2a4 4 0 0 1-6-5.5L9 10.5',
  },
  clock: { tone: circle(12, 12, 8.5), line: `${circle(12, 12, 8.5)}M12 7v5l3.5 2` },
  receipt: { tone: receipt, line: `${receipt}M9 8.5h6M9 12h6` },
  listBullets: { tone: 'M4 4h16v16H4Z', line: 'M4 4h16v16H4ZM8 9h8M8 12.5h8M8 16h5' },
  lock: { tone: 'M5 10.5h14V20H5Z', line: 'M5 10.5h14V20H5ZM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14v2.5' },
  key: { tone: circle(8, 14.5, 4), line: `${circle(8, 14.5, 4)}M11 11.7 19.5 3.5M16 7l2.5 2.5` },
  star: { tone: star, line: star },
  heart: { tone: heart, line: heart },
  trophy: {
    tone: trophy,
    line: `${trophy}M7.5 5.5H4.5c0 3 1.2 4.7 3.5 5M16.5 5.5h3c0 3-1.2 4.7-3.5 5M12 14v3.5M8.5 20.5h7M10 17.5h4l.8 3H9.2Z`,
  },
  bell: {
    tone: 'M6 16.5V11a6 6 0 0 1 12 0v5.5Z',
    line: 'M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1h-15ZM10 20.2c1 1 3 1 4 0',
  },
  envelope: { tone: 'M3.5 5.5h17v13h-17Z', line: 'M3.5 5.5h17v13h-17ZM3.5 6.5l8.5 6.5 8.5-6.5' },
  phone: { tone: phone, line: `${phone}M10.5 18h3` },
  download: { line: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4.5 19.5h15' },
  qr: {
    tone: 'M4 4h6v6H4Z',
    line: 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5H14ZM17.5 17.5H20V20h-2.5ZM20 14v.1M14 20v.1',
  },
  percent: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M15.5 8.5l-7 7M9 9v.1M15 15v.1`,
  },
  chartBar: {
    tone: 'M5 12h3.5v7.5H5ZM15.5 8H19v11.5h-3.5Z',
    line: 'M5 12h3.5v7.5H5ZM10.3 4.5h3.5v15h-3.5ZM15.5 8H19v11.5h-3.5Z',
  },
  history: { line: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8' },
  gear: {
    tone: circle(12, 12, 3.2),
    line: `${circle(12, 12, 3.2)}M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2`,
  },
  offline: {
    line: 'M4 4l16 16M3 9.5a13 13 0 0 1 4-2.5M21 9.5a13 13 0 0 0-9-3.5M6.5 13a8 8 0 0 1 3.5-2M17.5 13a8 8 0 0 0-2-1.4M9.7 16.2a3.5 3.5 0 0 1 4 0M12 19.5v.1',
  },
  play: { tone: 'M7 4.5 19 12 7 19.5Z', line: 'M7 4.5 19 12 7 19.5Z' },
  pause: { tone: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z', line: 'M6.5 5h4v14h-4ZM13.5 5h4v14h-4Z' },
  lightning: {
    tone: 'M13.5 3 5 13.5h6L10 21l9-11h-6.5Z',
    line: 'M13.5 3 5 13.5h6L10 21l9-11h-6.5Z',
  },
  medal: {
    tone: circle(12, 14.5, 5.5),
    line: `${circle(12, 14.5, 5.5)}M8.8 10 6 3.5h4.5l1.5 4 1.5-4H18L15.2 10M12 12.5v4`,
  },
  bag: { tone: bag, line: `${bag}M8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5` },
  camera: {
    tone: 'M3.5 7h17v12.5h-17Z',
    line: `M3.5 7H8l1.5-2.5h5L16 7h4.5v12.5h-17Z${circle(12, 13, 3.5)}`,
  },
  video: { tone: 'M3 6h13v12H3Z', line: 'M3 6h13v12H3ZM16 10.5 21.5 7v10L16 13.5Z' },
  flag: { tone: 'M6 4.5h12.5l-3 4 3 4H6Z', line: 'M6 21V4.5h12.5l-3 4 3 4H6' },
  calendar: { tone: 'M4 6h16v4H4Z', line: 'M4 6h16v14H4ZM4 10h16M8 3.5V7M16 3.5V7' },
  arrowsLeftRight: { line: 'M4 8.5h14.5M15 5l3.5 3.5L15 12M20 15.5H5.5M9 12l-3.5 3.5L9 19' },
  book: {
    tone: 'M4 5h7.5v15H4Z',
    line: 'M12 6.5C10 5 7.5 4.5 4 4.5V19c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V4.5c-3.5 0-6 .5-8 2ZM12 6.5V21',
  },
  userCircle: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}${circle(12, 10, 3)}M6.3 18.2c1.2-2.6 3.3-3.7 5.7-3.7s4.5 1.1 5.7 3.7`,
  },
  userPlus: {
    tone: circle(10, 8.5, 4),
    line: `${circle(10, 8.5, 4)}M3 20.5c.9-4 3.7-6 7-6 1.6 0 3.1.5 4.3 1.4M18.5 14v6M15.5 17h6`,
  },
  arrowCircleDown: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M12 7.5v9M8.5 13l3.5 3.5 3.5-3.5`,
  },
  arrowCircleUp: {
    tone: circle(12, 12, 8.5),
    line: `${circle(12, 12, 8.5)}M12 16.5v-9M8.5 11 12 7.5l3.5 3.5`,
  },
  listChecks: {
    line: 'M4 6.5 5.5 8 8 5M4 12.5 5.5 14 8 11M4 18.5 5.5 20 8 17M11.5 6.5H20M11.5 12.5H20M11.5 18.5H20',
  },
  chartLine: { line: 'M4 4v16h16M7 14.5l3.5-4 3.5 2.5 5-6.5' },
  coins: {
    tone: 'M4 7c0-4 11-4 11 0v5.5c0 4-11 4-11 0Z',
    line: 'M4 7c0 4 11 4 11 0S4 3 4 7v5.5c0 4 11 4 11 0V7M15 10.2c3 .2 5.5 1.3 5.5 2.8 0 4-11 4-11 0M20.5 13v4.5c0 4-11 4-11 0v-2.3',
  },
  handCoins: {
    tone: 'M3 13.5h3v7H3Z',
    line: `M3 13.5h3v7H3ZM6 14c3-1.5 5 0 6 .8h3c1.8 0 1.8 2.5 0 2.5h-3.5M6 19.5c4 1.5 7 1.5 9 .5l5.5-4c-.8-1.6-2-1.6-3.2-.8L15.5 16.5${circle(15.5, 7.5, 3.5)}`,
  },
  heartHalf: { tone: 'M12 20S4 15 4 9.3A4.3 4.3 0 0 1 12 7Z', line: `${heart}M12 7v13` },
  sealCheck: {
    tone: 'M12 2.8l2.6 2 3.3-.2.6 3.2 2.7 1.9-1.4 3 1 3.2-3 1.3-1.3 3-3.2-.6L12 21.2l-2.4-1.6-3.2.6-1.3-3-3-1.3 1-3.2-1.4-3 2.7-1.9.6-3.2 3.3.2Z',
    line: 'M12 2.8l2.6 2 3.3-.2.6 3.2 2.7 1.9-1.4 3 1 3.2-3 1.3-1.3 3-3.2-.6L12 21.2l-2.4-1.6-3.2.6-1.3-3-3-1.3 1-3.2-1.4-3 2.7-1.9.6-3.2 3.3.2ZM8.5 12l2.5 2.5 4.5-4.5',
  },
  calendarCheck: {
    tone: 'M4 6h16v4H4Z',
    line: 'M4 6h16v14H4ZM4 10h16M8 3.5V7M16 3.5V7M9 14.5l2 2 4-4',
  },
  megaphone: {
    tone: 'M4 9.5h4v5H4Z',
    line: 'M8 9.5 18.5 5v14L8 14.5M4 9.5h4v5H4ZM8 14.5v4.5h3v-3.3M21 10.5v3',
  },
  treeStructure: {
    tone: 'M9.5 3.5h5v5h-5Z',
    line: 'M9.5 3.5h5v5h-5ZM3 15.5h5v5H3ZM16 15.5h5v5h-5ZM12 8.5V12M5.5 15.5V12h13v3.5',
  },
  crown: { tone: 'M4 8l4 4 4-7 4 7 4-4-1.5 10h-13Z', line: 'M4 8l4 4 4-7 4 7 4-4-1.5 10h-13Z' },
  thumbsUp: {
    tone: 'M4 11h4v9H4Z',
    line: 'M4 11h4v9H4ZM8 11l4-7.5c1.8 0 2.5 1.2 2.2 2.8L13.5 9.5H20l-1.5 9c-.1.9-.8 1.5-1.7 1.5H8',
  },
  hash: { line: 'M9.5 4 7.5 20M16.5 4l-2 16M4.5 9h16M3.5 15h16' },
  chatTeardrop: { tone: chat, line: chat },
  chatCircle: { tone: chat, line: `${chat}M9 12h6` },
  chatDots: { tone: chat, line: `${chat}M8.5 12v.1M12 12v.1M15.5 12v.1` },
  chatsCircle: { tone: chat, line: `${chat}M9 10.5h6M9 13.5h4` },
  paperPlaneTilt: {
    tone: 'M21 3.5 3 10.5l6 3 3 7Z',
    line: 'M21 3.5 3 10.5l6 3 3 7ZM21 3.5l-12 10',
  },
  playCircle: { tone: circle(12, 12, 8.5), line: `${circle(12, 12, 8.5)}M10 8.5l5.5 3.5-5.5 3.5Z` },
  musicNote: { tone: circle(8, 17, 3), line: `${circle(8, 17, 3)}M11 17V4c1 3 3 3.5 6 4` },
  speaker: {
    tone: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z',
    line: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15 9a4.2 4.2 0 0 1 0 6M17.5 6.5a7.7 7.7 0 0 1 0 11',
  },
  speakerOff: {
    tone: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4Z',
    line: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4ZM15.5 9.5l5 5M20.5 9.5l-5 5',
  },
  expand: { line: 'M9.5 4.5h-5v5M14.5 4.5h5v5M9.5 19.5h-5v-5M14.5 19.5h5v-5' },
  collapse: { line: 'M4.5 9.5h5v-5M19.5 9.5h-5v-5M4.5 14.5h5v5M19.5 14.5h-5v5' },
  dot: { tone: circle(12, 12, 4), line: circle(12, 12, 4) },
} as const satisfies Readonly<Record<string, IconShape>>;

export type IconName = keyof typeof iconShapes;

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(iconShapes, name);
}
