import { formatearNumero, formatearPesos, type RenglonImportado, sumar } from '@leal/domain';
import type { Importacion } from '@leal/contract';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { cuantos } from '../../../piezas/textos/textos.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { confirmar } from '../../../ui/dialogos/almacen.ts';
import { ElegirVista } from '../../../ui/lista/ElegirVista.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { useEscritorio } from '../../../ui/tabla/use-escritorio.ts';
import { bajarHoja } from '../../exportar/exportar-hoja.ts';
import { importarTodos, revisarPersonas } from '../envio/enviar.ts';
import { hojaConRazones } from '../hojas/con-razones.ts';
import type { Cobrador, Hoja } from '../revision/armar.ts';
import { DUDAS } from '../revision/palabras.ts';
import {
  type Clase,
  claveDePersona,
  contarClases,
  contarDudas,
  sumasDelArchivo,
  totalesPorCobrador,
} from '../revision/revisar.ts';
import { BarraDeCurso } from '../../archivo/BarraDeCurso.tsx';
import { TablaRevision } from './TablaRevision.tsx';
import { TarjetasRevision } from './TarjetasRevision.tsx';
import { Totales } from './Totales.tsx';
import { useCurso } from '../../archivo/use-curso.ts';
import { type Revision, useRevision } from './use-revision.ts';

type Vista = Clase | 'todas';

/** The file's own sums, beside those of its rows. */
function SumasDelArchivo({ hoja, revision }: { hoja: Hoja; revision: Revision }) {
  const { totales, vacios } = revision.omitidos;
  const sumas = (['monto_solicitado', 'total_pagado', 'saldo'] as const).flatMap((columna) =>
    sumasDelArchivo(hoja, totales, columna).map(
      ({ renglon, monto }) =>
        `renglón ${renglon}, ${columna === 'saldo' ? 'saldo' : columna === 'total_pagado' ? 'pagado' : 'monto'} ${formatearPesos(monto)}`,
    ),
  );
  if (totales.length + vacios === 0) return null;
  const deSumas = sumas.length > 0 ? ` Sus sumas dicen: ${sumas.join('; ')}.` : '';
  return (
    <p className="nota" translate="no">
      {`No son préstamos ${cuantos(totales.length, 'renglón de sumas', 'renglones de sumas')} y ${cuantos(vacios, 'vacío', 'vacíos')}.${deSumas}`}
    </p>
  );
}

function Dudas({ revision, inactivo }: { revision: Revision; inactivo: boolean }) {
  const dudas = contarDudas(revision.revisados);
  if (dudas.length === 0) return null;
  return (
    <div className="grupo aire-8">
      {dudas.map(([duda, n]) => (
        <Button
          key={duda}
          disabled={inactivo}
          onClick={() => revision.aceptar(revision.dudosos(duda), duda, true)}
        >
          {`Aceptar ${cuantos(n, 'renglón', 'renglones')} con ${DUDAS[duda]}`}
        </Button>
      ))}
    </div>
  );
}

const saldoDe = (renglones: readonly RenglonImportado[], totales: ReturnType<typeof totalesPorCobrador>) =>
  renglones.length === 0 ? null : sumar(...totales.map(({ saldo }) => saldo));

type Props = {
  hoja: Hoja;
  huella: string;
  archivo: string;
  cobradores: readonly Cobrador[];
  /** This file was begun before: so many of its rows are in Leal. */
  antes: Importacion | null;
};

/** The dry run: nothing is written before 'Importar'. */
export function PanelRevision({ hoja, huella, archivo, cobradores, antes }: Props) {
  const revision = useRevision(hoja, huella, cobradores);
  const { revisados, servidor, alSaberPersonas, alSaberResultados, olvidar } = revision;
  const { enCurso, corre, correr } = useCurso();
  const Renglones = useEscritorio() ? TablaRevision : TarjetasRevision;
  const [vista, setVista] = useState<Vista>('todas');
  const cuentas = useMemo(() => contarClases(revisados), [revisados]);
  const listos = revisados.flatMap(({ dice, clase, aceptadas }) =>
    dice && clase === 'lista' ? [{ ...dice, dudas: [...aceptadas] }] : [],
  );
  const sinPreguntar = revisados.flatMap(({ dice, clase }) =>
    dice && clase !== 'importada' && !servidor.personas.has(claveDePersona(dice)) ? [dice] : [],
  );
  const totales = useMemo(() => totalesPorCobrador(revisados, cobradores), [revisados, cobradores]);
  const deListos = totalesPorCobrador(
    revisados.filter(({ clase }) => clase === 'lista'),
    cobradores,
  );
  const porCobrar = saldoDe(listos, deListos);
  const revisar = () =>
    void correr('Buscando repetidos en Leal', (curso) =>
      revisarPersonas({ huella, archivo }, sinPreguntar, curso, alSaberPersonas),
    );
  const importar = async () => {
    if (porCobrar === null) return;
    const que = cuantos(listos.length, 'préstamo', 'préstamos');
    const titulo = `¿Importar ${que} con ${formatearPesos(porCobrar)} por cobrar?`;
    const contenido = `De ${archivo}, para ${cuantos(deListos.length, 'cobrador', 'cobradores')}. Aparecen en sus rutas de inmediato.`;
    if (!(await confirmar({ titulo, contenido, textoConfirmar: 'Importar' }))) return;
    const hecho = await correr('Importando', (curso) =>
      importarTodos({ huella, archivo }, listos, curso, alSaberResultados),
    );
    if (!hecho) return;
    olvidar();
    anunciar.exito('Importación terminada', archivo);
  };
  const filas = vista === 'todas' ? revisados : revisados.filter(({ clase }) => clase === vista);
  const vistas = [
    { value: 'todas', label: `Todos (${formatearNumero(revisados.length)})` },
    { value: 'lista', label: `Listos (${formatearNumero(cuentas.lista)})` },
    { value: 'dudosa', label: `Dudosos (${formatearNumero(cuentas.dudosa)})` },
    { value: 'mal', label: `Mal (${formatearNumero(cuentas.mal)})` },
    { value: 'importada', label: `En Leal (${formatearNumero(cuentas.importada)})` },
  ] as const satisfies readonly { value: Vista; label: string }[];
  const porCorregir = cuentas.mal + cuentas.dudosa;
  return (
    <Panel titulo="Revisión" subtitulo="Nada se guarda antes de Importar">
      <div className="pila aire-16">
        {antes && (
          <Alert
            type="info"
            title={`Este archivo ya se empezó a importar: ${formatearNumero(antes.creditos)} de sus préstamos están en Leal. Al importarlo otra vez solo entran los que faltan.`}
          />
        )}
        <SumasDelArchivo hoja={hoja} revision={revision} />
        {totales.length > 0 && <Totales totales={totales} />}
        <ElegirVista
          nombre="Renglones que se ven"
          opciones={vistas}
          vista={vista}
          alElegir={setVista}
          corredizas
        />
        <Dudas revision={revision} inactivo={corre} />
        <Renglones filas={filas} alMendar={revision.mendar} alAceptar={revision.aceptar} />
        <BarraDeCurso enCurso={enCurso} />
        <div className="grupo aire-8">
          {sinPreguntar.length > 0 ? (
            <Button type="primary" disabled={corre} onClick={revisar}>
              Buscar repetidos en Leal
            </Button>
          ) : (
            <Button type="primary" disabled={corre || porCobrar === null} onClick={() => void importar()}>
              {`Importar ${cuantos(listos.length, 'préstamo', 'préstamos')}`}
            </Button>
          )}
          {porCorregir > 0 && (
            <Button disabled={corre} onClick={() => bajarHoja(hojaConRazones(revisados, archivo))}>
              {`Bajar ${cuantos(porCorregir, 'renglón', 'renglones')} con sus razones`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
