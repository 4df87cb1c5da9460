import type { Paso } from './programados.ts';

/** Field by field what stands and what comes. */
export const Pasos = ({ pasos }: { pasos: readonly Paso[] }) => (
  <dl className="pila aire-4">
    {pasos.map(({ campo, nombre, hoy, luego }) => (
      <div key={campo} className="grupo junto">
        <dt className="tenue">{nombre}</dt>
        <dd className="cede parte">
          <span className="solo-lectores">hoy </span>
          <span className="tenue">{hoy}</span>
          <span aria-hidden> → </span>
          <span className="solo-lectores">, después </span>
          {luego}
        </dd>
      </div>
    ))}
  </dl>
);
