import {
  type ClienteImportado,
  type Importacion,
  leerImportacion,
  listarImportaciones,
} from '@leal/contract';
import { type Centavos, formatearPesos, sumar } from '@leal/domain';
import { Button } from 'antd';
import { useState } from 'react';
import { mensajeDeError } from '../../../lib/api/error-api.ts';
import { useAccion } from '../../../lib/acciones/use-accion.ts';
import { useLista } from '../../../lib/api/lista.ts';
import { cuantos, textoFecha, textoInstante } from '../../../piezas/textos/textos.ts';
import { anunciar } from '../../../ui/anunciar.tsx';
import { confirmar } from '../../../ui/dialogos/almacen.ts';
import { HuecoDeFilas } from '../../../ui/estados/Huecos.tsx';
import { Vacio } from '../../../ui/estados/Vacio.tsx';
import { ListaPorPaginas } from '../../../ui/lista/ListaPorPaginas.tsx';
import { Monto } from '../../../ui/Monto.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { DESHACER_IMPORTACION } from '../../acciones/importacion.ts';
import { deshacerTodos } from '../envio/enviar.ts';
import { BarraDeCurso } from '../../archivo/BarraDeCurso.tsx';
import { useCurso } from '../../archivo/use-curso.ts';

const prestamos = (n: number): string => cuantos(n, 'préstamo', 'préstamos');
const saldoDe = ({ cobradores }: Importacion): Centavos => sumar(...cobradores.map(({ saldo }) => saldo));

type Suyo = { importacion: Importacion; cliente: ClienteImportado };

function ClienteDeImportacion({ importacion: { id_importacion, archivo }, cliente }: Suyo) {
  const { id_cliente, nombre, nombre_cobrador, renglon, fecha_inicio, saldo, movido } = cliente;
  const { ejecutar } = useAccion(DESHACER_IMPORTACION);
  const quitar = async () => {
    const titulo = `¿Quitar a ${nombre}, con ${formatearPesos(saldo)} por cobrar?`;
    const datos = { parametros: { id_importacion }, cuerpo: { clientes: [id_cliente] } };
    let quitado = false;
    const onConfirm = async () => {
      quitado = (await ejecutar({ id_importacion, archivo }, datos)).deshechos.length > 0;
    };
    try {
      if (!(await confirmar({ titulo, textoConfirmar: 'Quitar', peligro: true, onConfirm }))) return;
      if (quitado) anunciar.exito('Cliente quitado', nombre);
      else anunciar.error(`${nombre} ya tiene registros en Leal: se queda.`);
    } catch (error) {
      anunciar.error(mensajeDeError(error));
    }
  };
  return (
    <li className="fila dobla aire-12 junto extremos">
      <span className="pila aire-0">
        <strong translate="no">{nombre}</strong>
        <small className="tenue" translate="no">
          {`Renglón ${renglon} · ${nombre_cobrador} · ${textoFecha(fecha_inicio)}`}
        </small>
      </span>
      <Monto valor={saldo} />
      {movido ? (
        <span className="tenue">Ya tiene registros</span>
      ) : (
        <Button danger onClick={() => void quitar()} aria-label={`Quitar a ${nombre}`}>
          Quitar
        </Button>
      )}
    </li>
  );
}

function ClientesDeImportacion({ importacion }: { importacion: Importacion }) {
  const { id_importacion } = importacion;
  const lista = useLista(leerImportacion, { parametros: { id_importacion }, consulta: {} });
  return (
    <ListaPorPaginas
      lista={lista}
      cargando={<HuecoDeFilas />}
      vacia={<Vacio texto="No queda ningún cliente de este archivo" />}
      mensajeError="Error al cargar los clientes"
      mensajeMas="Cargando más clientes"
    >
      {(clientes) => (
        <ul className="lista-lisa rayas" aria-label="Clientes importados">
          {clientes.map((cliente) => (
            <ClienteDeImportacion key={cliente.id_cliente} importacion={importacion} cliente={cliente} />
          ))}
        </ul>
      )}
    </ListaPorPaginas>
  );
}

/** 'Deshecha', '800 de 812 préstamos'. */
function comoVa({ estado, creditos, renglones, deshechos }: Importacion): string {
  if (estado === 'deshecha')
    return `Deshecha: ${cuantos(deshechos, 'préstamo ya no está', 'préstamos ya no están')}`;
  if (estado === 'deshaciendo') return `A medio deshacer: quedan ${prestamos(creditos)}`;
  return deshechos > 0
    ? `${prestamos(creditos)}, y ${deshechos} deshechos`
    : `${creditos} de ${prestamos(renglones)}`;
}

function UnaImportacion({ importacion }: { importacion: Importacion }) {
  const { enCurso, corre, correr } = useCurso();
  const [abierta, setAbierta] = useState(false);
  const { archivo, estado, nombre_gerente, creado_en, creditos } = importacion;
  const deshacer = async () => {
    const titulo = `¿Deshacer ${archivo}: ${prestamos(creditos)} con ${formatearPesos(saldoDe(importacion))} por cobrar?`;
    const contenido = 'Sus clientes y préstamos se borran. Solo se puede mientras ninguno tenga registros.';
    if (!(await confirmar({ titulo, contenido, textoConfirmar: 'Deshacer', peligro: true }))) return;
    const hecho = await correr('Deshaciendo', (curso) => deshacerTodos(importacion, curso));
    if (hecho) anunciar.exito('Importación deshecha', archivo);
    else setAbierta(true);
  };
  return (
    <li className="pila aire-8">
      <div className="fila dobla aire-12 junto extremos">
        <span className="pila aire-0">
          <strong translate="no">{archivo}</strong>
          <small className="tenue" translate="no">{`${textoInstante(creado_en)} · ${nombre_gerente}`}</small>
        </span>
        <span>{comoVa(importacion)}</span>
        <Monto valor={saldoDe(importacion)} />
        <span className="grupo aire-8">
          <Button onClick={() => setAbierta(!abierta)} aria-expanded={abierta}>
            {abierta ? 'Cerrar' : 'Ver clientes'}
          </Button>
          {estado !== 'deshecha' && (
            <Button danger disabled={corre} onClick={() => void deshacer()}>
              Deshacer
            </Button>
          )}
        </span>
      </div>
      <BarraDeCurso enCurso={enCurso} />
      {abierta && <ClientesDeImportacion importacion={importacion} />}
    </li>
  );
}

/** The files that came in, and the way back. */
export function Importadas() {
  const lista = useLista(listarImportaciones, { consulta: {} });
  return (
    <Panel titulo="Archivos importados" subtitulo="Se deshacen mientras sus clientes no tengan registros">
      <ListaPorPaginas
        lista={lista}
        cargando={<HuecoDeFilas />}
        vacia={<Vacio texto="Todavía no has importado ningún archivo" />}
        mensajeError="Error al cargar los archivos"
        mensajeMas="Cargando más archivos"
      >
        {(importaciones) => (
          <ul className="lista-lisa rayas" aria-label="Archivos importados">
            {importaciones.map((importacion) => (
              <UnaImportacion key={importacion.id_importacion} importacion={importacion} />
            ))}
          </ul>
        )}
      </ListaPorPaginas>
    </Panel>
  );
}
