<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Admin;

use Passerelle\Admin\Markup;
use PHPUnit\Framework\TestCase;

/** HTML of the administration: texts and attributes are escaped. */
final class MarkupTest extends TestCase
{
    public function testElements(): void
    {
        self::assertSame('<p class="a">b</p>', Markup::element('p', ['class' => 'a'], 'b'));
        self::assertSame('<input name="a" required>', Markup::element('input', ['name' => 'a', 'required' => true, 'disabled' => false, 'id' => null], 'ignored'));
        self::assertSame('<td colspan="2"><b>x</b></td>', Markup::element('td', ['colspan' => 2], '<b>x</b>'));
        self::assertSame('<input value="">', Markup::element('input', ['value' => '']));
    }

    public function testTextsAndAttributesAreEscaped(): void
    {
        self::assertSame(
            '<p title="&quot;&lt;&amp;amp;&#039;">&lt;b&gt;&amp;amp; &quot;</p>',
            Markup::text('p', '<b>&amp; "', ['title' => '"<&amp;\'']),
        );
    }

    public function testTheSelectedOptionIsTheOneWithTheValue(): void
    {
        // PHP turns keys such as 1 and 0 into integers.
        self::assertSame('<option value="0">Aucun</option><option value="1" selected>Un</option>', Markup::options(['0' => 'Aucun', '1' => 'Un'], '1'));
        self::assertSame('<option value="">Tous</option><option value="0" selected>Aucun</option>', Markup::options(['' => 'Tous', '0' => 'Aucun'], '0'));
        self::assertSame('<option value="" selected>Tous</option><option value="0">Aucun</option>', Markup::options(['' => 'Tous', '0' => 'Aucun'], ''));
        self::assertSame('<select name="a"><option value="x">X</option></select>', Markup::select(['x' => 'X'], 'y', ['name' => 'a']));
    }
}
