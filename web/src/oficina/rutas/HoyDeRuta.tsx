import type { ResumenRuta } from '@leal/contract';
import { formatearPesos } from '@leal/domain';
import { textoPorForma } from '../../piezas/textos/por-forma.ts';
import { BarraDeAvance } from '../../ui/graficas/BarraDeAvance.tsx';

/** Today's income beside what was expected, as a bar and in figures. */
export const HoyDeRuta = ({ ruta }: { ruta: ResumenRuta }) => {
  const { nombre_cobrador, recaudado, esperado, transferido } = ruta;
  const formas = textoPorForma(recaudado, transferido);
  return (
    <div className="pila aire-4 tabular">
      <span className="grupo aire-4 junto">
        <strong translate="no">{formatearPesos(recaudado)}</strong>{' '}
        <span>{`de ${formatearPesos(esperado)}`}</span>
      </span>
      <BarraDeAvance titulo={`Recaudado hoy por ${nombre_cobrador}`} hecho={recaudado} total={esperado} />
      {formas !== undefined && <span className="nota">{formas}</span>}
    </div>
  );
};

/** The part of today's goal; null where nothing is expected. */
export const avanceDe = ({ recaudado, esperado }: ResumenRuta): number | null =>
  esperado > 0 ? recaudado / esperado : null;
