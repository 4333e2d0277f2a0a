<?php

declare(strict_types=1);

namespace Passerelle\Rights;

use DateTimeImmutable;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\ServerVariables;
use Passerelle\Content\Model\Audience;

/** Headers of this request from the frontend's server. Ignored from all other clients, including administrators. */
final readonly class ProxyRequest
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    /** Name of the header on servers that handle Authorization themselves. */
    private const AUTHORIZATION = ['HTTP_AUTHORIZATION', 'REDIRECT_HTTP_AUTHORIZATION'];
    private const SCHEME = 'Bearer ';
    private const AUDIENCE = 'HTTP_X_PASSERELLE_AUDIENCE';
    private const RECEIVED = 'HTTP_X_PASSERELLE_RECEIVED';
    /** Milliseconds since 1970, up to the year 2286. */
    private const MILLISECONDS = '/^(\d{10})(\d{3})$/D';

    public function isTrusted(): bool
    {
        $secret = defined('PASSERELLE_GRAPHQL_SECRET') ? constant('PASSERELLE_GRAPHQL_SECRET') : '';

        return is_string($secret) && $secret !== '' && hash_equals($secret, ServerVariables::text(self::SECRET));
    }

    /** Null when missing or not from the frontend's server. */
    public function accessToken(): ?string
    {
        foreach (array_map(ServerVariables::text(...), self::AUTHORIZATION) as $value) {
            if (str_starts_with($value, self::SCHEME) && $this->isTrusted()) {
                return substr($value, strlen(self::SCHEME));
            }
        }

        return null;
    }

    /** The response is for the members' copy of a page, without personal data. */
    public function isForMembers(): bool
    {
        return ServerVariables::text(self::AUDIENCE) === Audience::Members->value && $this->isTrusted();
    }

    /** When the frontend's server had received the whole write, in UTC. Null when missing or not from that server. */
    public function receivedAt(): ?DateTimeImmutable
    {
        if (!$this->isTrusted() || preg_match(self::MILLISECONDS, ServerVariables::text(self::RECEIVED), $parts) !== 1) {
            return null;
        }

        return new DateTimeImmutable("@{$parts[1]}.{$parts[2]}");
    }

    /** @throws DomainError forbidden */
    public function requireTrust(): void
    {
        if (!$this->isTrusted()) {
            throw DomainError::forbidden();
        }
    }
}
