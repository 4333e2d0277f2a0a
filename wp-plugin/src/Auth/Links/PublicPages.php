<?php

declare(strict_types=1);

namespace Passerelle\Auth\Links;

use LogicException;
use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\PublicOrigin;
use Passerelle\Languages\Lang;
use SensitiveParameter;

/** URLs of the site's pages in mails, always on the configured origin, never on one taken from a request. */
#[Factory('configured')]
final readonly class PublicPages
{
    /** @param string $origin of the site, without trailing slash; empty when not configured */
    public function __construct(private Config $config, private string $origin)
    {
    }

    public static function configured(Config $config): self
    {
        return new self($config, PublicOrigin::configured());
    }

    /**
     * @param string $page of paths.json
     * @throws LogicException when no site is configured: the mail is retried later
     */
    public function address(string $page, Lang $language, #[SensitiveParameter] string $hash = ''): string
    {
        if ($this->origin === '') {
            throw new LogicException('PASSERELLE_PUBLIC_URL is not set.');
        }

        return $this->origin . $this->config->pagePath($page, $language->value) . ($hash === '' ? '' : "?hash={$hash}");
    }
}
