<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Forms;

use FilesystemIterator;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Languages\Lang;
use Passerelle\Tests\ApplicationForms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use stdClass;

/** The table of changes to a complete form; frontend/shared/application-form holds its schema against the same table. */
final class DocumentsTest extends TestCase
{
    private const FORMS = __DIR__ . '/../../../../src/Applications/Forms';

    /** @return iterable<string, array{stdClass}> */
    public static function cases(): iterable
    {
        /** @var list<stdClass> $table */
        $table = ApplicationForms::decoded('documents');
        foreach ($table as $number => $case) {
            yield "{$number} " . ApplicationForms::json($case->changes) => [$case];
        }
    }

    #[DataProvider('cases')]
    public function testADocumentIsReadAndPublishedOrItsFaultsAreNamed(stdClass $case): void
    {
        $json = ApplicationForms::json(self::changed($case));
        self::assertSame($case->shape, ApplicationForms::shapeProblems($json));
        if ($case->shape !== []) {
            return;
        }
        /** @var list<string> $languages */
        $languages = $case->languages ?? ['fr', 'en'];

        self::assertSame(
            $case->publication,
            ApplicationForms::publicationProblems(ApplicationForms::reader()->read($json), array_map(Lang::from(...), $languages)),
        );
    }

    public function testEveryCodeOfTheReaderAndTheRulesHasACase(): void
    {
        $source = '';
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::FORMS, FilesystemIterator::SKIP_DOTS)) as $file) {
            if ($file instanceof SplFileInfo && preg_match('~/(Reading|Publication)/~', $file->getPathname()) === 1) {
                $source .= (string) file_get_contents($file->getPathname());
            }
        }
        $raised = array_filter(FieldErrorCode::cases(), static fn (FieldErrorCode $code): bool => str_contains($source, "'{$code->value}'"));
        $table = ApplicationForms::fixture('documents');
        $missing = array_filter($raised, static fn (FieldErrorCode $code): bool => !str_contains($table, ": {$code->value}\""));

        self::assertContains(FieldErrorCode::InvalidBalance, $raised);
        // Rules of answers that the reader makes, and the size, which has a test of its own.
        self::assertEquals([FieldErrorCode::FormTooLarge, FieldErrorCode::UnknownCountry, FieldErrorCode::UnknownSector], array_values($missing));
    }

    /** @return array<string, array{string, string}> */
    public static function notForms(): array
    {
        return [
            'nothing' => ['', 'unexpected_fields'],
            'a list' => ['[]', 'unexpected_fields'],
            'half' => ['{"format":1,', 'unexpected_fields'],
            'too deep' => [str_repeat('{"a":', 40) . '1' . str_repeat('}', 40), 'unexpected_fields'],
            'the largest' => [str_pad('{', 1_048_576), 'unexpected_fields'],
            'too large' => [str_pad('{', 1_048_577), 'form_too_large'],
        ];
    }

    #[DataProvider('notForms')]
    public function testWhatIsNoDocumentIsRefusedAsAWhole(string $json, string $code): void
    {
        self::assertSame(["form: {$code}"], ApplicationForms::shapeProblems($json));
    }

    public function testTheFormIsReadWithItsSettings(): void
    {
        $form = ApplicationForms::reader()->read(ApplicationForms::fixture('complete-form'));

        self::assertSame(['applicant', 'project', 'team', 'money', 'end'], array_column($form->sections, 'id'));
        self::assertCount(22, $form->questions());
        self::assertSame('Budget', $form->find('budget')?->wording->label->in(Lang::English));
        self::assertTrue($form->find('gender')->handling->isStatistical ?? false);
        self::assertNull($form->find('nobody'));
        $this->expectException(DomainError::class);
        ApplicationForms::reader()->read('{"format":1}');
    }

    private static function changed(stdClass $case): mixed
    {
        $document = ApplicationForms::decoded('complete-form');
        /** @var list<stdClass> $changes */
        $changes = $case->changes;
        foreach ($changes as $change) {
            $path = is_string($change->at) ? $change->at : '';
            $document = ApplicationForms::changed($document, $path, ApplicationForms::expanded($change->value ?? null), !property_exists($change, 'value'));
        }

        return $document;
    }
}
