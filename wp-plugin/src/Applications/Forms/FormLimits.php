<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Kernel\Config;

/** Limits of forms and answers: the group "applications" of limits.json. */
final readonly class FormLimits
{
    private const GROUP = 'applications';

    public function __construct(private Config $config)
    {
    }

    public function of(string $name): int
    {
        return $this->config->limit(self::GROUP, $name);
    }
}
