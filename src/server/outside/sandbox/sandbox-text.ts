/** Refusals as a supplier's game shows them, in the five languages of the demo. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  TRY_AGAIN: {
    en: 'The round could not be played. Your stake is where it was: try again.',
    es: 'La ronda no se pudo jugar. Tu apuesta sigue donde estaba: inténtalo de nuevo.',
    th: 'เล่นรอบนี้ไม่สำเร็จ เงินเดิมพันยังอยู่ครบ ลองอีกครั้ง',
    vi: 'Không chơi được ván này. Tiền cược của bạn vẫn còn nguyên: hãy thử lại.',
    ar: 'تعذّر لعب الجولة. رهانك ما زال في مكانه: حاول مرة أخرى.',
  },
  INSUFFICIENT_FUNDS: {
    en: 'Your balance does not cover this stake.',
    es: 'Tu saldo no alcanza para esta apuesta.',
    th: 'ยอดเงินไม่พอสำหรับเดิมพันนี้',
    vi: 'Số dư không đủ cho mức cược này.',
    ar: 'رصيدك لا يكفي لهذا الرهان.',
  },
  TOKEN_EXPIRED: {
    en: 'This session has ended. Close the game and open it again.',
    es: 'Esta sesión terminó. Cierra el juego y ábrelo de nuevo.',
    th: 'เซสชันสิ้นสุดแล้ว ปิดเกมแล้วเปิดใหม่',
    vi: 'Phiên đã kết thúc. Hãy đóng trò chơi và mở lại.',
    ar: 'انتهت هذه الجلسة. أغلق اللعبة وافتحها من جديد.',
  },
  MEMBER_BLOCKED: {
    en: 'You cannot place stakes at present.',
    es: 'Por ahora no puedes hacer apuestas.',
    th: 'ขณะนี้คุณวางเดิมพันไม่ได้',
    vi: 'Hiện bạn không thể đặt cược.',
    ar: 'لا يمكنك وضع رهانات حاليًا.',
  },
  LIMIT: {
    en: 'A limit that you set has been reached.',
    es: 'Llegaste a un límite que tú fijaste.',
    th: 'ถึงขีดจำกัดที่คุณตั้งไว้แล้ว',
    vi: 'Bạn đã chạm giới hạn do bạn đặt.',
    ar: 'وصلت إلى حدّ وضعته بنفسك.',
  },
  CLOSED: {
    en: 'This game takes no stakes at present.',
    es: 'Este juego no acepta apuestas por ahora.',
    th: 'ขณะนี้เกมนี้ไม่รับเดิมพัน',
    vi: 'Hiện trò chơi này không nhận cược.',
    ar: 'هذه اللعبة لا تقبل الرهانات حاليًا.',
  },
};

/** Codes that have the words of another. */
const SAME: Readonly<Record<string, string>> = {
  INVALID_TOKEN: 'TOKEN_EXPIRED',
  SESSION_UNKNOWN: 'TOKEN_EXPIRED',
  ACCOUNT_EXCLUDED: 'MEMBER_BLOCKED',
  PLAY_LIMIT_REACHED: 'LIMIT',
  REALITY_CHECK_DUE: 'LIMIT',
  PLAN_REACHED: 'LIMIT',
  CATEGORY_BLOCKED: 'LIMIT',
  GAME_NOT_OFFERED: 'CLOSED',
  GAME_MAINTENANCE: 'CLOSED',
  MAINTENANCE: 'CLOSED',
  REGION_BLOCKED: 'CLOSED',
};

export function sandboxText(code: string, language: string): string {
  const texts = TEXTS[SAME[code] ?? code] ?? TEXTS['TRY_AGAIN'];
  return texts?.[language.split('-')[0] ?? ''] ?? texts?.['en'] ?? code;
}
