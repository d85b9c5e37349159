/** How people refuse a thing that is called X. */
export const REFUSALS = [
  ...['no X', 'not X', 'non-X', 'zero X', 'never X', 'without X', 'w/o X', 'sans X', 'minus X', 'hold the X', 'hold X', 'less X'],
  ...['neither X nor quux', 'neither quux nor X', 'ban X', "I'm off X", 'I react to X', 'reacts badly to X', 'allergic to X', 'X allergy', 'X free', 'X-free'],
  ...["can't stand X", "I don't want anything with X", 'nothing that has X', 'avoid X', 'skip the X', 'ditch the X', 'easy on the X', 'steer clear of X'],
  ...['hates X', 'anything but X', 'leave X out', 'cut out X', 'instead of X', 'X makes me ill', "X doesn't agree with me", 'X is a no', 'none of the X', 'not made with X'],
  ...['something long, no X please', 'quux, X free', 'no quux, no X', 'unable to have X', 'X? no thanks', 'trouble with X', 'except X', 'lacking X'],
]; // prettier-ignore
