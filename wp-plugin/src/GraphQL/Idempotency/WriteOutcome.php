<?php

declare(strict_types=1);

namespace Passerelle\GraphQL\Idempotency;

use Passerelle\Kernel\ErrorCode;

/** What became of a mutation, by its answer. */
enum WriteOutcome
{
    case Succeeded;
    /** By a rule: it would be refused again. */
    case Refused;
    /** For now: the same request may be sent again later. */
    case Postponed;
    /** By an unexpected error: nothing of it is committed. */
    case Failed;

    private const POSTPONING = [401, 429];
    private const SERVER_ERROR = 500;

    /** @param array<array-key, mixed> $answer of GraphQL */
    public static function of(array $answer): self
    {
        $errors = $answer['errors'] ?? [];
        if (!is_array($errors)) {
            return self::Failed;
        }
        $outcome = self::Succeeded;
        foreach ($errors as $error) {
            $code = is_array($error) && is_array($error['extensions'] ?? null) ? $error['extensions']['code'] ?? null : null;
            $status = is_string($code) ? ErrorCode::tryFrom($code)?->status() ?? self::SERVER_ERROR : self::SERVER_ERROR;
            if ($status >= self::SERVER_ERROR) {
                return self::Failed;
            }
            $outcome = $outcome === self::Postponed || in_array($status, self::POSTPONING, true) ? self::Postponed : self::Refused;
        }

        return $outcome;
    }
}
