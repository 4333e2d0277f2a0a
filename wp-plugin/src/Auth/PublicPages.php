<?php

declare(strict_types=1);

namespace Passerelle\Auth;

use LogicException;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use SensitiveParameter;

/** Addresses of the site's pages in mails: always of the configured site, whatever a request says. */
final readonly class PublicPages
{
    /** @param string $origin of the site, without a slash at its end; empty where there is none */
    public function __construct(private Config $config, private string $origin)
    {
    }

    public static function configured(Config $config): self
    {
        return new self($config, PublicOrigin::configured());
    }

    /**
     * @param string $page of paths.json
     * @throws LogicException where no site is configured: the mail waits
     */
    public function address(string $page, Lang $language, #[SensitiveParameter] string $hash = ''): string
    {
        if ($this->origin === '') {
            throw new LogicException('PASSERELLE_PUBLIC_URL is not set.');
        }

        return $this->origin . $this->config->pagePath($page, $language->value) . ($hash === '' ? '' : "?hash={$hash}");
    }
}
