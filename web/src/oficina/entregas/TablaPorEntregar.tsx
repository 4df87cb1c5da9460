import type { CreditoPorEntregar } from '@leal/contract';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { cuantos, SIN_DATO, textoInstante } from '../../piezas/textos/textos.ts';
import { useDuda } from '../../lib/acciones/dudas.ts';
import type { ListaLeida } from '../../lib/api/lista.ts';
import { BotonConPorque } from '../../ui/BotonConPorque.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Insignia } from '../../ui/insignia/Insignia.tsx';
import type { ColumnaSencilla } from '../../ui/tabla/TablaSencilla.tsx';
import { PanelDeTabla } from '../listas/PanelDeTabla.tsx';
import { abrirPregunta } from './abrir-pregunta.ts';
import { Nombre } from '../../ui/Nombre.tsx';

/** The time that a client has waited for the cash: 'Desde hoy', '3 días'. */
const textoEspera = (dias: number): string => (dias === 0 ? 'Desde hoy' : cuantos(dias, 'día', 'días'));

function Cancelar({ credito }: { credito: CreditoPorEntregar }) {
  if (useDuda(`entrega ${credito.id_credito}`)) return <Insignia texto="Sin confirmar" tono="espera" />;
  return (
    <BotonConPorque
      danger
      porque={credito.no_se_cancela ?? null}
      aria-label={`Cancelar crédito de ${credito.nombre}`}
      onClick={() => abrirPregunta('cancelar', credito)}
    >
      Cancelar crédito
    </BotonConPorque>
  );
}

const COLUMNAS: readonly ColumnaSencilla<CreditoPorEntregar>[] = [
  {
    clave: 'cliente',
    titulo: 'Cliente',
    principal: true,
    celda: ({ id_cliente, nombre, es_renovacion }) => (
      <>
        <EnlaceCliente id_cliente={id_cliente} className="toque">
          {nombre}
        </EnlaceCliente>
        {es_renovacion && <small className="en-bloque chica normal">Renovación</small>}
      </>
    ),
  },
  { clave: 'monto', titulo: 'Monto', principal: true, importe: ({ monto }) => monto },
  {
    clave: 'cobrador',
    titulo: 'Cobrador',
    celda: ({ nombre_cobrador }) => <Nombre de={nombre_cobrador ?? SIN_DATO} />,
  },
  {
    clave: 'aprobado',
    titulo: 'Aprobado',
    nombre: true,
    celda: ({ aprobado_en }) => textoInstante(aprobado_en),
  },
  { clave: 'espera', titulo: 'Espera', celda: ({ dias_en_espera }) => textoEspera(dias_en_espera) },
  {
    clave: 'acciones',
    titulo: 'Acciones',
    oculta: true,
    celda: (credito) => (
      <div>
        <Cancelar credito={credito} />
      </div>
    ),
  },
];

/** A loan that cannot be cancelled now says why. */
export const TablaPorEntregar = ({ lista }: { lista: ListaLeida<CreditoPorEntregar> }) => (
  <PanelDeTabla
    titulo="Por entregar"
    lista={lista}
    vacia={<Vacio dibujo="listo" texto="No hay créditos por entregar" />}
    mensajeError="Error al obtener lo que está por entregar"
    mensajeMas="Cargando más créditos..."
    clase="entregas"
    areas="'cliente monto' 'cobrador cobrador' 'aprobado espera' 'acciones acciones'"
    columnas={COLUMNAS}
    clave={({ id_credito }) => id_credito}
  />
);
