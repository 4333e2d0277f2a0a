<?php

declare(strict_types=1);

namespace Passerelle\Calls\Links\Fetching;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;

/** Limits of one check, from limits.json. */
#[Factory('from')]
final readonly class ProbeLimits
{
    /**
     * @param float $seconds for all requests of a check
     * @param float $requestSeconds for one of them
     * @param int $redirects that are followed
     */
    public function __construct(public float $seconds, public float $requestSeconds, public int $redirects)
    {
    }

    public static function from(Config $config): self
    {
        return new self(
            $config->limit('callLinks', 'seconds'),
            $config->limit('callLinks', 'requestSeconds'),
            $config->limit('callLinks', 'redirects'),
        );
    }
}
