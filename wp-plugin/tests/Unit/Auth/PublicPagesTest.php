<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Auth;

use LogicException;
use Passerelle\Auth\Links\PublicPages;
use Passerelle\Kernel\Config;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\TestCase;

/** Addresses of the site's pages in mails. */
final class PublicPagesTest extends TestCase
{
    private const CONFIG = __DIR__ . '/../../../config';

    public function testAPageHasItsAddressInEachLanguageAndItsSecretOnlyWhereThereIsOne(): void
    {
        $pages = new PublicPages(Config::fromDirectory(self::CONFIG), 'https://passerelle.test');

        self::assertSame('https://passerelle.test/activer/?hash=a1b2', $pages->address('activation', Lang::French, 'a1b2'));
        self::assertSame('https://passerelle.test/en/activation/?hash=a1b2', $pages->address('activation', Lang::English, 'a1b2'));
        self::assertSame('https://passerelle.test/parametres/', $pages->address('settings', Lang::French));
        self::assertSame('https://passerelle.test/en/settings/', $pages->address('settings', Lang::English));
    }

    public function testWithoutAnOriginNoMailLeaves(): void
    {
        $pages = new PublicPages(Config::fromDirectory(self::CONFIG), '');

        $this->expectException(LogicException::class);
        $pages->address('settings', Lang::French);
    }
}
