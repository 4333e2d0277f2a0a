<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use Passerelle\Content\Validation\TextChecks;
use Passerelle\Kernel\Text\PlainText;
use PHPUnit\Framework\TestCase;

final class SlugTest extends TestCase
{
    /** The forms of the frontend run the same cases. */
    public function testSlugsOfTheSharedCases(): void
    {
        $file = (string) file_get_contents(dirname(__DIR__, 2) . '/fixtures/validation/slugs.json');
        /** @var list<array{input: string, code: string|null}> $cases */
        $cases = json_decode($file, true, flags: JSON_THROW_ON_ERROR);

        foreach ($cases as ['input' => $input, 'code' => $code]) {
            self::assertSame($code === null, TextChecks::isSlug(PlainText::trim($input)), $input);
        }
    }
}
