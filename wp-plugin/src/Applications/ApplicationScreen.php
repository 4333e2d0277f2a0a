<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;

/** The screen of one application in the workspace. */
final readonly class ApplicationScreen
{
    /** Key in paths.json. */
    private const NAME = 'application';

    public function __construct(private Config $config)
    {
    }

    /** Path on the public site. */
    public function path(int $applicationId, Lang $language): string
    {
        return str_replace(':id', (string) $applicationId, $this->config->pagePath(self::NAME, $language->value));
    }
}
