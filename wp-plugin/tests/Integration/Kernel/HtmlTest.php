<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Kernel;

use Passerelle\Kernel\Html;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_HTML_Tag_Processor;

final class HtmlTest extends IntegrationTestCase
{
    /** @return array<string, array{string, string}> */
    public static function texts(): array
    {
        return [
            'allowed marks stay' => [
                '<h2>Un</h2><p>a <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><blockquote>f</blockquote>',
                '<h2>Un</h2><p>a <strong>b</strong> <em>c</em><br>d</p><ul><li>e</li></ul><blockquote>f</blockquote>',
            ],
            'script goes with its content' => ['<p>a</p><script>alert(1)</script>', '<p>a</p>'],
            'unclosed script takes the rest' => ['<p>a</p><script>alert(1)', '<p>a</p>'],
            'style and iframe too' => ['<style>p{}</style><iframe src="https://example.org">x</iframe><p>a</p>', '<p>a</p>'],
            'svg with handlers' => ['<svg onload="x()"><a href="javascript:x()">b</a></svg><p>a</p>', '<p>a</p>'],
            'attributes go' => ['<p onclick="x()" style="color:red" class="b" id="c">a</p>', '<p>a</p>'],
            'images go' => ['<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
            'safe links stay' => ['<a href="https://example.org/é?a=1">a</a>', '<a href="https://example.org/é?a=1">a</a>'],
            'mail links stay' => ['<a href="mailto:a@example.org">a</a>', '<a href="mailto:a@example.org">a</a>'],
            'script links lose their address' => ['<a href="javascript:alert(1)">a</a>', '<a href="alert(1)">a</a>'],
            'hidden script links too' => ["<a href=\"java\tscript&#58;alert(1)\">a</a>", '<a href="alert(1)">a</a>'],
            'data links too' => ['<a href="data:text/html,x">a</a>', '<a href="text/html,x">a</a>'],
            'target and rel go' => ['<a href="https://example.org" target="_blank" rel="x">a</a>', '<a href="https://example.org">a</a>'],
            'unknown marks keep their text' => ['<section><p>a <u>b</u></p></section>', '<p>a b</p>'],
        ];
    }

    #[DataProvider('texts')]
    public function testSanitise(string $given, string $expected): void
    {
        self::assertSame($expected, Html::sanitise($given));
        self::assertSame($expected, Html::sanitise($expected), 'A second time changes nothing.');
    }

    /** @return iterable<string, array{string}> what the editor writes; html.test.ts and pasted-html.test.ts in frontend/src/lib/rich-text run the same cases */
    public static function editorTexts(): iterable
    {
        foreach (['round-trips', 'pasted'] as $file) {
            /** @var list<array{name: string, html: string, stored: string}> $cases */
            $cases = json_decode((string) file_get_contents(__DIR__ . "/../../fixtures/rich-text/{$file}.json"), true, flags: JSON_THROW_ON_ERROR);
            foreach ($cases as $case) {
                yield "{$file}: {$case['name']}" => [$case['stored']];
            }
        }
    }

    #[DataProvider('editorTexts')]
    public function testStoresEditorOutputUnchanged(string $html): void
    {
        self::assertSame($html, Html::sanitise($html));
    }

    /** A quote that ends the value of an attribute must not come of an entity in it, whatever kses writes. */
    public function testEntitiesOfQuotesDoNotEndAttributes(): void
    {
        foreach (['&apos;', '&#039;', '&#x27;', "&ap\0os;", '&ap<os;', '&quot;', '&#34;'] as $entity) {
            foreach (["<a href='https://example.org/{$entity} onclick=x() {$entity}'>a</a>", "<a href=\"https://example.org/{$entity} onclick=x() {$entity}\">a</a>"] as $html) {
                $tags = new WP_HTML_Tag_Processor(Html::sanitise($html));
                $names = [];
                while ($tags->next_tag()) {
                    array_push($names, ...$tags->get_attribute_names_with_prefix('') ?? []);
                }
                self::assertSame([], array_diff($names, ['href']), $html);
            }
        }
    }

    public function testText(): void
    {
        self::assertSame('Un deux « trois »', Html::toText("<p>Un</p><p>deux&nbsp;«\u{A0}trois&nbsp;»</p>"));
        self::assertTrue(Html::isEmpty('<p>&nbsp;</p><p><br></p>'));
        self::assertFalse(Html::isEmpty('<p>0</p>'));
    }
}
