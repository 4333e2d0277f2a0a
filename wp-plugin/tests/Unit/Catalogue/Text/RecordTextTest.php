<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Catalogue\Text;

use Passerelle\Catalogue\Text\RecordText;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\TestCase;

final class RecordTextTest extends TestCase
{
    public function testAWordHasTheWeightOfItsBestPlace(): void
    {
        $texts = [
            RecordText::TITLE => ['Danse à Dakar'],
            RecordText::SUMMARY => ['Danse et théâtre'],
            RecordText::TEXT => ['Théâtre, danse, musique', 'et costumes à Dakar'],
        ];
        $expected = [
            'a' => RecordText::TITLE,
            'costumes' => RecordText::TEXT,
            'dakar' => RecordText::TITLE,
            'danse' => RecordText::TITLE,
            'musique' => RecordText::TEXT,
            'theatre' => RecordText::SUMMARY,
        ];

        self::assertSame($expected, RecordText::weigh($texts, Lang::French));
        self::assertSame($expected, RecordText::weigh(array_reverse($texts, true), Lang::French));
        self::assertSame([], RecordText::weigh([], Lang::French));
    }
}
