<?php

declare(strict_types=1);

namespace Passerelle\Applications\Messages;

use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;

/** The screen of threads in the workspace, for all who take part in one. */
final readonly class ThreadScreen
{
    /** Key in paths.json. */
    public const NAME = 'applicationMessages';

    public function __construct(private Config $config)
    {
    }

    /** Path on the public site. */
    public function path(int $applicationId, Lang $language): string
    {
        return $this->config->pagePath(self::NAME, $language->value) . self::query($applicationId);
    }

    public static function query(int $applicationId): string
    {
        return "?id={$applicationId}";
    }
}
