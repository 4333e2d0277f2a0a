<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Invalidation;

use DateTimeImmutable;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Content\Record;
use Passerelle\Content\Status;
use Passerelle\Content\Values;
use Passerelle\Invalidation\Frontend;
use Passerelle\Invalidation\Tags;
use Passerelle\Languages\Lang;
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
    public function testARecordTouchesItsPageItsListAndTheSearch(ContentType $type, string $list): void
    {
        $now = new DateTimeImmutable();
        $record = new Record(12, 7, $type, Lang::English, 'x', 'X', Status::Published, Audience::Public, 1, 1, $now, $now, ['en' => 12], new Values([]));

        self::assertSame(['item:7', 'catalogue', $list], Tags::of($record));
    }

    public function testTheSignatureCoversTimeAndBody(): void
    {
        $frontend = new Frontend('https://example.org/', 'secret');

        self::assertSame('https://example.org/api/isr/invalidate', $frontend->invalidationUrl());
        // printf '%s' '1700000000.{"tags":["catalogue"]}' | openssl dgst -sha256 -hmac secret
        self::assertSame(
            '3c114e4580e0eb8706f082a828381c237113d6185a683515503900e7d18aca0a',
            $frontend->sign(1_700_000_000, '{"tags":["catalogue"]}'),
        );
        self::assertNotSame($frontend->sign(1_700_000_001, '{"tags":["catalogue"]}'), $frontend->sign(1_700_000_000, '{"tags":["catalogue"]}'));
        self::assertNotSame($frontend->sign(1_700_000_000, '{"tags":[]}'), $frontend->sign(1_700_000_000, '{"tags":["catalogue"]}'));
    }
}
