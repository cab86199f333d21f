import type { ServerResponse } from 'node:http';

export const sendPage = (response: ServerResponse, html: string, status = 200) =>
  response
    .writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(html);

export const sendJson = (response: ServerResponse, body: object, status = 200) =>
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
