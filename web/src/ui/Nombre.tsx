/** The name of somebody, which no browser translates: 'Rosa' stays 'Rosa'. */
export const Nombre = ({ de, className }: { de: string; className?: string }) => (
  <span className={className} translate="no">
    {de}
  </span>
);
