<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Forms;

use FilesystemIterator;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Tests\ApplicationForms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use stdClass;

/** The table of answers, which the browser's judges run too. */
final class AnswersTest extends TestCase
{
    private const JUDGES = __DIR__ . '/../../../../src/Applications/Forms/Judging';

    /** @return iterable<string, array{stdClass, stdClass}> */
    public static function cases(): iterable
    {
        foreach (self::table() as $group) {
            /** @var list<stdClass> $cases */
            $cases = $group->cases;
            foreach ($cases as $number => $case) {
                yield self::text($group->name) . " {$number}" => [$group, $case];
            }
        }
    }

    #[DataProvider('cases')]
    public function testAnswersAreJudged(stdClass $group, stdClass $case): void
    {
        $sections = $group->sections ?? [['id' => 'only', 'label' => new stdClass(), 'questions' => $group->questions ?? []]];
        $form = ApplicationForms::reader()->read(ApplicationForms::json(['format' => 1, 'sections' => $sections]));
        $answers = ApplicationForms::json(ApplicationForms::expanded($case->answers));
        $judged = static fn (bool $isSending): array => ApplicationForms::answerProblems($form, $answers, ApplicationForms::context($group->context ?? null, $isSending));

        self::assertSame([$case->draft, $case->send], [$judged(false), $judged(true)]);
        if (isset($case->sums)) {
            self::assertSame((array) $case->sums, ApplicationForms::sums($form, $answers));
        }
    }

    public function testEveryKindOfQuestionHasCases(): void
    {
        $table = ApplicationForms::fixture('answers');
        $missing = array_filter(QuestionKind::cases(), static fn (QuestionKind $kind): bool => !str_contains($table, "\"kind\": \"{$kind->value}\""));

        self::assertSame([], array_values($missing));
    }

    public function testEveryCodeOfTheJudgesHasACase(): void
    {
        $source = '';
        foreach (new RecursiveIteratorIterator(new RecursiveDirectoryIterator(self::JUDGES, FilesystemIterator::SKIP_DOTS)) as $file) {
            $source .= $file instanceof SplFileInfo ? (string) file_get_contents($file->getPathname()) : '';
        }
        $raised = array_filter(FieldErrorCode::cases(), static fn (FieldErrorCode $code): bool => str_contains($source, "'{$code->value}'"));
        $table = ApplicationForms::fixture('answers');

        self::assertContains(FieldErrorCode::BudgetNotBalanced, $raised);
        self::assertSame([], array_values(array_filter($raised, static fn (FieldErrorCode $code): bool => !str_contains($table, ": {$code->value}\""))));
    }

    /** @return array<string, array{string}> */
    public static function notAnswers(): array
    {
        return [
            'nothing' => [''],
            'a list' => ['[]'],
            'null' => ['null'],
            'a text' => ['"a"'],
            'half' => ['{"a":'],
            'half a character' => ['{"a":"\ud800"}'],
            'too deep' => [str_repeat('{"a":', 20) . '1' . str_repeat('}', 20)],
        ];
    }

    #[DataProvider('notAnswers')]
    public function testWhatIsNoObjectOfAnswersIsRefused(string $json): void
    {
        try {
            Answers::fromJson($json);
            self::fail('It was accepted.');
        } catch (DomainError $error) {
            self::assertSame(['invalid_fields', ['answers', 'unexpected_fields']], [$error->errorCode, [$error->fields[0]->path, $error->fields[0]->code]]);
        }
    }

    public function testAnswersAreStoredAsTheyCame(): void
    {
        $json = '{"a":"é / \u2028","b":[],"c":{},"d":[{"id":"r1","cells":{"x":null}}]}';

        self::assertSame('{"a":"é / ' . "\u{2028}" . '","b":[],"c":{},"d":[{"id":"r1","cells":{"x":null}}]}', Answers::fromJson($json)->json());
    }

    /** @return list<stdClass> */
    private static function table(): array
    {
        /** @var list<stdClass> $groups */
        $groups = ApplicationForms::decoded('answers');

        return $groups;
    }

    private static function text(mixed $value): string
    {
        return is_string($value) ? $value : '';
    }
}
