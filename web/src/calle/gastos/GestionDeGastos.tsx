import '../../comun/gastos/gastos.css';
import { gastosDeCobrador } from '@leal/contract';
import { sumar } from '@leal/domain';
import { gastosEntre } from '../../acciones/solicitud.ts';
import { useDelTelefono } from '../../piezas/figuras/figuras.ts';
import { useLista } from '../../lib/api/lista.ts';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { HuecoDeFilas } from '../../ui/estados/Huecos.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../ui/lista/ListaPorPaginas.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { CifrasGastos, ERROR_GASTOS, TablaGastos } from '../../comun/gastos/TablaGastos.tsx';
import { NuevoGasto } from './NuevoGasto.tsx';

const TITULO = 'Mis Gastos';

/** Spec §2, 'Expenses': ask for one, within a thumb's reach, and what became of those asked for, newest first. */
export function GestionDeGastos({ idCobrador }: { idCobrador: string }) {
  const lista = useLista(gastosDeCobrador, { parametros: { id: idCobrador } });
  const gastos = gastosEntre(useDelTelefono(lista).faltan);
  const leidos = lista.primera?.contadores;
  return (
    <div className="gastos-pantalla pila">
      <Encabezado titulo="Gestión de Gastos" nota="Lo que gastas en tu ruta" />
      <div className="gastos-paneles pila">
        <NuevoGasto />
        <div className="gastos-pantalla pila">
          {(lista.primera || !lista.error) && (
            <CifrasGastos
              contadores={
                leidos && {
                  ...leidos,
                  pendientes: leidos.pendientes + gastos.confirmados.length,
                  monto_pendiente: sumar(leidos.monto_pendiente, ...gastos.confirmados),
                }
              }
              sinContar={gastos.sinConfirmar}
            />
          )}
          <Panel titulo={TITULO}>
            <ListaPorPaginas
              lista={lista}
              cargando={<HuecoDeFilas />}
              vacia={<Vacio texto="Todavía no has pedido gastos" />}
              mensajeError={ERROR_GASTOS}
              mensajeMas="Cargando más gastos..."
            >
              {(gastos) => <TablaGastos titulo={TITULO} gastos={gastos} anteriores={lista.anteriores} />}
            </ListaPorPaginas>
          </Panel>
        </div>
      </div>
    </div>
  );
}
