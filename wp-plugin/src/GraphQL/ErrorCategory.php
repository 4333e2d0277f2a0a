<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

/** The kind of a refusal, from which the frontend's server takes the HTTP status. */
enum ErrorCategory: string
{
    case Forbidden = 'forbidden';
    case NotFound = 'not_found';
    case Conflict = 'conflict';
    case Invalid = 'invalid';
    case Limit = 'limit';
    case Unauthenticated = 'unauthenticated';

    public static function of(string $code, bool $hasFields): self
    {
        return match (true) {
            $code === 'forbidden', $code === 'introspection_forbidden', str_starts_with($code, 'rights_'), str_ends_with($code, '_forbidden') => self::Forbidden,
            in_array($code, ['invalid_credentials', 'session_expired'], true) => self::Unauthenticated,
            $code === 'rate_limited' => self::Limit,
            $code === 'not_found' => self::NotFound,
            in_array($code, ['stale_version', 'invalid_transition', 'not_editable', 'locked_by_other', 'oauth_identity_taken'], true) => self::Conflict,
            !$hasFields && in_array($code, ['query_too_deep', 'query_too_many_aliases', 'query_too_costly'], true) => self::Limit,
            default => self::Invalid,
        };
    }
}
