<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\AllowedHtml;
use Passerelle\Tests\TemporaryFolder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RuntimeException;

final class AllowedHtmlTest extends TestCase
{
    public function testTheListAsTheSanitiserUsesIt(): void
    {
        $allowed = AllowedHtml::get();

        self::assertSame(
            ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'a'],
            array_keys($allowed->elements),
        );
        self::assertSame(['href' => true], $allowed->elements['a']);
        self::assertSame([[]], array_values(array_unique(array_values(array_diff_key($allowed->elements, ['a' => true])), SORT_REGULAR)));
        self::assertSame(['http', 'https', 'mailto'], $allowed->protocols);
        self::assertSame(
            ['script', 'style', 'iframe', 'object', 'template', 'svg', 'math', 'noscript', 'textarea', 'title'],
            $allowed->removedWithContent,
        );
    }

    #[DataProvider('broken')]
    public function testRejectsBrokenList(?string $json): void
    {
        $folder = sys_get_temp_dir() . '/passerelle-allowed-html-' . uniqid();
        mkdir($folder);
        $path = "{$folder}/rich-text.json";
        if ($json !== null) {
            file_put_contents($path, $json);
        }
        $this->expectExceptionObject(new RuntimeException("The list of allowed HTML {$path} is missing or incomplete."));
        try {
            AllowedHtml::fromFile($path);
        } finally {
            TemporaryFolder::remove($folder);
        }
    }

    /** @return array<string, array{?string}> */
    public static function broken(): array
    {
        return [
            'missing' => [null],
            'no JSON' => ['{'],
            'no elements' => ['{"elements": {}, "protocols": ["https"], "removedWithContent": ["script"]}'],
            'no protocols' => ['{"elements": {"p": []}, "removedWithContent": ["script"]}'],
            'nothing to remove' => ['{"elements": {"p": []}, "protocols": ["https"], "removedWithContent": "script"}'],
        ];
    }
}
