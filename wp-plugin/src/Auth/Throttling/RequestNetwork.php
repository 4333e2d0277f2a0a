<?php

declare(strict_types=1);

namespace Passerelle\Auth\Throttling;

use Passerelle\Kernel\ServerVariables;
use Passerelle\Rights\ProxyRequest;
use Passerelle\Security\RequestSource;

/** Address of the browser: as sent by the frontend's server, otherwise the remote address. */
final readonly class RequestNetwork implements RequestSource
{
    /** Headers of the frontend's server. */
    private const CLIENT = 'HTTP_X_PASSERELLE_CLIENT';
    private const REQUEST_ID = 'HTTP_X_REQUEST_ID';

    public function __construct(private ProxyRequest $request)
    {
    }

    public function network(?string $address): ?string
    {
        $address ??= ServerVariables::text($this->request->isTrusted() ? self::CLIENT : 'REMOTE_ADDR');

        return $address === '' ? null : Network::of($address);
    }

    public function requestId(): string
    {
        $id = $this->request->isTrusted() ? ServerVariables::text(self::REQUEST_ID) : '';

        return preg_match('/^[A-Za-z0-9._-]{1,64}$/D', $id) === 1 ? $id : '';
    }
}
