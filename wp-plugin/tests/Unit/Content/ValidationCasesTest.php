<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Content;

use FilesystemIterator;
use Passerelle\Kernel\FieldErrorCode;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;

/** The cases that prove WordPress and the forms of the frontend equal hold every refusal that content can get. */
final class ValidationCasesTest extends TestCase
{
    private const CASES = __DIR__ . '/../../fixtures/validation';
    private const SOURCES = __DIR__ . '/../../../src';

    /** A form knows neither the structures of others (ReferencesTest) nor when its record is published (tests of ChangeStatus): the plugin alone checks them. */
    private const WITHOUT_CASE = ['not_own_structure', 'opening_before_publication'];

    public function testEveryCodeOfTheChecksAndRulesHasACase(): void
    {
        $cases = '';
        foreach (['values', 'rules', 'slugs'] as $name) {
            $cases .= (string) file_get_contents(self::CASES . "/{$name}.json");
        }
        $raised = $this->raised();
        $missing = array_filter($raised, static fn (string $code): bool => preg_match("/\\b{$code}\\b/", $cases) !== 1);

        self::assertContains('end_before_start', $raised);
        self::assertContains('invalid_url', $raised);
        self::assertSame(self::WITHOUT_CASE, array_values($missing));
    }

    /** @return list<string> codes that the sources of checks, rules and definitions name, as text or as a case of the enum */
    private function raised(): array
    {
        $source = '';
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::SOURCES, FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof SplFileInfo && preg_match('~/Content/(Validation|Rules)/|Definition\.php$~', $file->getPathname()) === 1) {
                $source .= (string) file_get_contents($file->getPathname());
            }
        }
        $codes = array_filter(FieldErrorCode::cases(), static fn (FieldErrorCode $code): bool => str_contains($source, "'{$code->value}'")
            || str_contains($source, "FieldErrorCode::{$code->name}"));

        return array_values(array_map(static fn (FieldErrorCode $code): string => $code->value, $codes));
    }
}
