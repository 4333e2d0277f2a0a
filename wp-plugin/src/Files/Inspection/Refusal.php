<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

use RuntimeException;

/** Rejection of a file. The message is for the log; users see the text of the reason's code. */
final class Refusal extends RuntimeException
{
    public function __construct(public readonly Reason $reason, string $detail)
    {
        parent::__construct("{$reason->value}: {$detail}");
    }

    public static function type(string $detail): self
    {
        return new self(Reason::Type, $detail);
    }

    public static function corrupt(string $detail): self
    {
        return new self(Reason::Corrupt, $detail);
    }

    public static function active(string $detail): self
    {
        return new self(Reason::ActiveContent, $detail);
    }

    public static function encrypted(string $detail): self
    {
        return new self(Reason::Encrypted, $detail);
    }

    public static function complex(string $detail): self
    {
        return new self(Reason::TooComplex, $detail);
    }
}
