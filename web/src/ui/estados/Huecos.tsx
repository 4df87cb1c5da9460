import './huecos.css';

/** Rows that are on their way, in their shape: a name, a note below it, and a figure at the end. */
export const HuecoDeFilas = ({ filas = 8 }: { filas?: number }) => (
  <div className="huecos" aria-busy>
    {Array.from({ length: filas }, (_, i) => (
      <div key={i}>
        <i />
        <i />
        <i />
      </div>
    ))}
  </div>
);
