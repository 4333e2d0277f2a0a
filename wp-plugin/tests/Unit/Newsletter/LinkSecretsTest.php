<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Newsletter;

use Passerelle\Newsletter\Subscribers\LinkSecrets;
use Passerelle\Tests\SampleKeys;
use PHPUnit\Framework\TestCase;

final class LinkSecretsTest extends TestCase
{
    public function testReadsWhatItMade(): void
    {
        $secrets = self::secrets('a key');
        $secret = $secrets->make(12, 3);

        self::assertSame([12, 3], $secrets->read($secret));
        self::assertSame($secret, $secrets->make(12, 3), 'Letters of one generation have one link.');
        self::assertNotSame($secret, $secrets->make(12, 4));
    }

    public function testReadsNothingElse(): void
    {
        $secrets = self::secrets('a key');
        $secret = $secrets->make(12, 3);
        $forged = [
            'another subscriber' => '13' . substr($secret, 2),
            'another generation' => str_replace('12-3-', '12-4-', $secret),
            'another cut' => str_replace('12-3-', '1-23-', $secret),
            'more' => "{$secret}0",
            'a line' => "{$secret}\n",
            'upper case' => strtoupper($secret),
            'no signature' => '12-3-',
            'nothing' => '',
            'zeros' => "0{$secret}",
        ];
        foreach ($forged as $name => $text) {
            self::assertNull($secrets->read($text), $name);
        }
        self::assertNull(self::secrets('another key')->read($secret));
    }

    public function testReadsWhatAnOlderKeyMadeWhileItIsListed(): void
    {
        $secret = self::secrets('a key')->make(12, 3);

        self::assertSame([12, 3], self::secrets('another key', 'a key')->read($secret));
        self::assertNull(self::secrets('another key', 'a key')->read(str_replace('12-3-', '12-4-', $secret)));
    }

    private static function secrets(string $key, string ...$older): LinkSecrets
    {
        return new LinkSecrets(SampleKeys::of($key, ...$older));
    }
}
