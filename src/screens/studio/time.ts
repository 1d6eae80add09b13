const KOLKATA = { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'short' } as const;
const DAY = new Intl.DateTimeFormat('en-IN', KOLKATA);
const TIME = new Intl.DateTimeFormat('en-IN', { ...KOLKATA, hour: 'numeric', minute: '2-digit' });

export const dayText = (at: string) => DAY.format(new Date(at));
export const timeText = (at: string) => TIME.format(new Date(at));
