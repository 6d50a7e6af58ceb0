/** The bow's outline, drawn on 48 x 42, for use inside another drawing. */
export function BowShape() {
  return (
    <>
      <path
        className="rb-fold"
        d="M22.6 18.5C20.6 26 16.4 32 9.2 37l6.6-.6 2.2 5C22.4 35.8 25 28.400 26 20.400z"
      />
      <path
        className="rb-fold"
        d="M25.400 18.500c2 7.500 6.200 13.500 13.400 18.500l-6.600-.6-2.200 5C25.600 35.800 23 28.400 22 20.400z"
      />
      <path
        className="rb"
        d="M24 16.400C19.800 7.600 10.300.9 5.200 3.200.6 5.400 1.300 20.600 5.800 25c3.600 3.200 13.400-1.800 18.200-8.600z"
      />
      <path
        className="rb"
        d="M24 16.400C28.200 7.600 37.700.9 42.800 3.200c4.600 2.200 3.900 17.400-.6 21.800-3.600 3.200-13.400-1.800-18.200-8.600z"
      />
      <path
        className="rb-fold"
        d="M22 16.200C17.400 11.600 11.600 9 8.600 10.300c-2.300 1-2 8 .3 9.700 2.800 2 9.300-.4 13.100-3.800z"
      />
      <path
        className="rb-fold"
        d="M26 16.200c4.600-4.600 10.400-7.200 13.400-5.900 2.300 1 2 8-.3 9.700-2.800 2-9.300-.4-13.100-3.800z"
      />
      <rect className="rb-shine" x="18.600" y="10.600" width="10.800" height="12" rx="4.600" />
    </>
  );
}

export function Bow({ width = 34, className }: { width?: number; className?: string }) {
  return (
    <svg
      className={className}
      width={width}
      height={Math.round((width * 42) / 48)}
      viewBox="0 0 48 42"
      aria-hidden="true"
    >
      <BowShape />
    </svg>
  );
}
