export function PotStill({ className = '' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 320 320"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d="M14 284H306" strokeWidth="1.5" opacity="0.35" />
      <g fill="#d08a52">
        <path d="M46 178C46 150 72 138 104 138S162 150 162 178V224C162 240 148 246 104 246S46 240 46 224Z" />
        <path d="M80 140C88 118 90 108 90 92a14 14 0 0 1 28 0C118 108 120 118 128 140Z" />
        <path d="M92 88C92 40 128 34 152 44L232 76 228 92 150 62C130 54 118 62 116 92Z" />
      </g>
      <path d="M46 190H162" strokeWidth="2" />
      <circle cx="104" cy="216" r="14" fill="var(--raised)" />
      <path d="M104 206V216L111 220" strokeWidth="2" />
      <path d="M58 246V284H150V246" />
      <path d="M84 284V270a20 20 0 0 1 40 0V284" />
      <path
        d="M104 262c4 6 7 8 7 13a7 7 0 0 1-14 0c0-5 3-7 7-13Z"
        fill="var(--color-citrus)"
        strokeWidth="2"
      />
      <path d="M206 92H258V224H206Z" fill="var(--raised)" />
      <path
        d="M218 92V104C218 110 246 110 246 118S218 126 218 134 246 142 246 150 218 158 218 166 246 174 246 182 218 190 218 198 232 204 232 212V236"
        strokeWidth="2.5"
      />
      <path d="M206 224 200 284M258 224 264 284" />
      <path d="M232 240c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9Z" fill="var(--drink)" strokeWidth="2" />
      <path d="M221 274H243L242 284H222Z" fill="var(--drink)" stroke="none" />
      <path d="M219 262 222 284H242L245 262" />
    </svg>
  );
}
