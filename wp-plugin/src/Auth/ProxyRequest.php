<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use Passerelle\Content\Audience;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;

/** What the frontend's server says in the headers of this request. Nobody else is believed, administrators included. */
final readonly class ProxyRequest
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    /** Where some servers put the header that they take for their own. */
    private const AUTHORIZATION = ['HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION'];
    private const SCHEME = 'Bearer ';
    private const AUDIENCE = 'HTTP_X_PASSERELLE_AUDIENCE';

    public function isTrusted(): bool
    {
        $secret = defined('PASSERELLE_GRAPHQL_SECRET') ? constant('PASSERELLE_GRAPHQL_SECRET') : '';

        return is_string($secret) && $secret !== '' && hash_equals($secret, ServerVariables::text(self::SECRET));
    }

    /** Null when none was sent, or by somebody who may not. */
    public function accessToken(): ?string
    {
        foreach (array_map(ServerVariables::text(...), self::AUTHORIZATION) as $value) {
            if (str_starts_with($value, self::SCHEME) && $this->isTrusted()) {
                return substr($value, strlen(self::SCHEME));
            }
        }

        return null;
    }

    /** The answer goes into a page that all members share: nobody in particular asks. */
    public function isForMembers(): bool
    {
        return ServerVariables::text(self::AUDIENCE) === Audience::Members->value && $this->isTrusted();
    }

    /** @throws DomainError forbidden */
    public function requireTrust(): void
    {
        if (!$this->isTrusted()) {
            throw DomainError::forbidden();
        }
    }
}
