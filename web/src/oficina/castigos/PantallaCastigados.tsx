import '../../ui/lista/filtros.css';
import { castigados, type Respuesta } from '@leal/contract';
import { formatearNumero, formatearPesos } from '@leal/domain';
import { useCallback, useRef } from 'react';
import { FiltroCobrador } from '../../piezas/cobradores/elegir-tarde.tsx';
import { EnlaceCliente } from '../../piezas/cliente/EnlaceCliente.tsx';
import { faltaParaBuscar } from '../../piezas/cliente/filtro.ts';
import { cuantasDe } from '../../piezas/textos/textos.ts';
import { useLista } from '../../lib/api/lista.ts';
import { enLaUrl, palabra, texto, useEnLaUrl } from '../../lib/en-la-url.ts';
import { Cifra, Cifras } from '../../ui/cifras/Cifras.tsx';
import { Actualizar, juntas } from '../../ui/encabezado/Actualizado.tsx';
import { Encabezado } from '../../ui/encabezado/Encabezado.tsx';
import { Vacio } from '../../ui/estados/Vacio.tsx';
import { Frase } from '../../ui/Frase.tsx';
import { CampoBusquedaEnUrl } from '../../ui/lista/CampoBusqueda.tsx';
import { Monto } from '../../ui/Monto.tsx';
import { Nombre } from '../../ui/Nombre.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { TablaCastigados } from './TablaCastigados.tsx';

const EN_LA_URL = enLaUrl({ cobrador: palabra, busqueda: texto() });

type Castigados = Respuesta<typeof castigados>;

/** All that are in the list, and not only those that were read. */
const Totales = ({ totales }: { totales: Castigados['totales'] | undefined }) => (
  <Cifras nombre="Castigados" cargando={!totales} columnas={4}>
    <Cifra
      titulo="Créditos"
      definicion="creditosCastigados"
      valor={totales && formatearNumero(totales.creditos)}
    />
    <Cifra
      titulo="Saldo castigado"
      definicion="saldoCastigado"
      valor={totales && formatearPesos(totales.saldo)}
    />
    <Cifra
      titulo="Capital perdido"
      definicion="capitalPerdido"
      valor={totales && formatearPesos(totales.perdido)}
    />
    <Cifra
      titulo="Cobrado después"
      definicion="cobradoDespues"
      valor={totales && formatearPesos(totales.cobrado_despues)}
    />
  </Cifras>
);

/** What a manager wants written off, and another one has to confirm on the client's page. */
function PorConfirmar({ pagina }: { pagina: Castigados | undefined }) {
  const { por_confirmar: pedidos = [], hay_mas_por_confirmar: hayMas } = pagina ?? {};
  if (pedidos.length === 0) return null;
  return (
    <Panel titulo="Por confirmar">
      <ul className="lista-lisa pila">
        {pedidos.map(({ id_credito, id_cliente, nombre, saldo, pedido_por, motivo }) => (
          <li className="fila dobla aire-12 junto extremos" key={id_credito}>
            <EnlaceCliente className="toque en-renglon" id_cliente={id_cliente}>
              {nombre}
            </EnlaceCliente>
            <Monto valor={saldo} />
            <p className="nota parte a-lo-ancho">
              <Frase>
                <Nombre de={pedido_por} /> · {motivo}
              </Frase>
            </p>
          </li>
        ))}
      </ul>
      {hayMas && <p className="nota">Son los más antiguos. Al decidirlos aparecen los demás.</p>}
    </Panel>
  );
}

/** The loans that were taken out as lost, the newest first, with what they add up to; or those of the clients that are found. */
export function PantallaCastigados() {
  const titulo = useRef<HTMLHeadingElement>(null);
  const [{ cobrador, busqueda }, cambiar] = useEnLaUrl(EN_LA_URL);
  const buscar = useCallback((escrito: string) => cambiar({ busqueda: escrito }), [cambiar]);
  const deQuien = cobrador === undefined ? {} : { id_cobrador: cobrador };
  const todos = useLista(castigados, { consulta: deQuien }, { conservar: true });
  const buscando = busqueda !== '';
  const lista = useLista(
    castigados,
    { consulta: buscando ? { ...deQuien, busqueda } : deQuien },
    { conservar: true },
  );
  const { primera } = todos;
  const hallado =
    buscando && !lista.anteriores
      ? cuantasDe(lista.primera, 'cliente encontrado', 'clientes encontrados')
      : null;
  return (
    <div className="pila">
      <Encabezado
        titulo="Castigados"
        nota="Créditos que se dieron por perdidos, y lo que se cobró de ellos"
        refTitulo={titulo}
        accion={<Actualizar consulta={buscando ? juntas(lista, todos) : lista} />}
      />
      <search className="filtros filtros-anchos filtros-de-uno">
        <FiltroCobrador valor={cobrador} alElegir={(elegido) => cambiar({ cobrador: elegido })} />
      </search>
      {!todos.error && todos.filas?.length !== 0 && (
        <Totales totales={todos.anteriores ? undefined : (primera?.totales ?? undefined)} />
      )}
      <PorConfirmar pagina={primera} />
      <CampoBusquedaEnUrl
        invitacion="Buscar por nombre, negocio, dirección, teléfono..."
        busqueda={busqueda}
        alBuscar={buscar}
        hallado={faltaParaBuscar(busqueda) ?? hallado}
      />
      <TablaCastigados
        lista={lista}
        vacia={
          <Vacio
            dibujo={buscando ? 'lupa' : 'listo'}
            texto={buscando ? 'No se encontraron créditos castigados' : 'No hay créditos castigados'}
          />
        }
      />
    </div>
  );
}
