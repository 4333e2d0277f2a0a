<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content\Translations;

use Passerelle\Content\Translations\TranslationOrigin;
use PHPUnit\Framework\TestCase;

final class TranslationOriginTest extends TestCase
{
    private const SOURCE = ['title' => 'a', 'subtitle' => 'b', 'ambition' => 'c'];

    public function testNamesWhatChangedWasAddedOrEmptied(): void
    {
        $origin = new TranslationOrigin(5, 3, self::SOURCE);

        self::assertSame([], $origin->changes(self::SOURCE));
        self::assertSame(['title', 'sought', 'ambition'], $origin->changes(['title' => 'A', 'subtitle' => 'b', 'sought' => 'd']));
    }

    public function testFollowsAMinorChange(): void
    {
        $after = ['title' => 'A', 'subtitle' => 'b', 'sought' => 'd'];

        $origin = (new TranslationOrigin(5, 3, self::SOURCE))->afterMinorChange(self::SOURCE, $after, 4);

        self::assertEquals(new TranslationOrigin(5, 4, $after), $origin);
    }

    public function testAMinorChangeDoesNotHideAnEarlierOne(): void
    {
        $before = [...self::SOURCE, 'title' => 'rewritten', 'sought' => 'added'];
        $after = [...$before, 'title' => 'rewritten, comma', 'subtitle' => 'comma'];

        $origin = (new TranslationOrigin(5, 3, self::SOURCE))->afterMinorChange($before, $after, 5);

        self::assertSame(3, $origin->version);
        self::assertEqualsCanonicalizing(['title', 'sought'], $origin->changes($after));
        // Also when the text is emptied by the minor change.
        self::assertContains('title', $origin->changes(array_diff_key($after, ['title' => true])));
    }
}
