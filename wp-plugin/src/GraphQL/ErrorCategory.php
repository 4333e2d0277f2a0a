<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use Passerelle\Kernel\ErrorCode;

/** Category of an error, for GraphQL clients that do not use codes. */
enum ErrorCategory: string
{
    case Forbidden = 'forbidden';
    case NotFound = 'not_found';
    case Conflict = 'conflict';
    case Invalid = 'invalid';
    case Limit = 'limit';
    case Unauthenticated = 'unauthenticated';

    public static function of(ErrorCode $code): self
    {
        return match ($code->status()) {
            401 => self::Unauthenticated,
            403 => self::Forbidden,
            404 => self::NotFound,
            409 => self::Conflict,
            429 => self::Limit,
            default => self::Invalid,
        };
    }
}
