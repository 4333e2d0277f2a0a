<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Presentation\Invalidation;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Content\Values;
use Passerelle\Presentation\Invalidation\Frontend;
use Passerelle\Presentation\Invalidation\Tags;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TagsTest extends TestCase
{
    /** @return iterable<string, array{ContentType, string}> */
    public static function types(): iterable
    {
        foreach (ContentType::cases() as $type) {
            yield $type->value => [$type, $type === ContentType::Structure ? 'catalogue:community_profile' : "catalogue:{$type->value}"];
        }
    }

    #[DataProvider('types')]
    public function testRecordHasTagsOfItsPageItsListAndTheSearch(ContentType $type, string $list): void
    {
        $now = new DateTimeImmutable();
        $record = new Record(12, 7, $type, Lang::English, 'x', 'X', Status::Published, Audience::Public, 1, 1, $now, $now, ['en' => 12], new Values([]));

        self::assertSame(['item:7', 'catalogue', $list], Tags::of($record));
    }

    public function testTheSignatureCoversTimeNonceAndBody(): void
    {
        $frontend = new Frontend('https://example.org/', 'secret');

        self::assertSame('https://example.org/api/isr/invalidate', $frontend->invalidationUrl());
        // printf '%s' '1700000000.nonce.{"tags":["catalogue"]}' | openssl dgst -sha256 -hmac secret
        self::assertSame(
            'c951e1e18b48b2fd292bd10e2a55df5a719e96757e050d1e4ea2c5c45723d9ca',
            $frontend->sign(1_700_000_000, 'nonce', '{"tags":["catalogue"]}'),
        );
        self::assertNotSame($frontend->sign(1_700_000_001, 'nonce', '{"tags":["catalogue"]}'), $frontend->sign(1_700_000_000, 'nonce', '{"tags":["catalogue"]}'));
        self::assertNotSame($frontend->sign(1_700_000_000, 'other', '{"tags":["catalogue"]}'), $frontend->sign(1_700_000_000, 'nonce', '{"tags":["catalogue"]}'));
        self::assertNotSame($frontend->sign(1_700_000_000, 'nonce', '{"tags":[]}'), $frontend->sign(1_700_000_000, 'nonce', '{"tags":["catalogue"]}'));
    }
}
