<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Site\Contact;

use DateTimeImmutable;
use Passerelle\Site\Contact\ContactForm;
use Passerelle\Site\Contact\ContactRequest;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The frontend runs the same cases: frontend/shared/forms/contact-checks.test.ts. */
final class ContactFormTest extends TestCase
{
    private const CASES = __DIR__ . '/../../../fixtures/validation/contact.json';

    /** @return iterable<string, array{array<string, mixed>, array<string, string>}> */
    public static function cases(): iterable
    {
        ['right' => $right, 'cases' => $cases] = self::file();
        foreach ($cases as $case) {
            yield $case['name'] => [[...$right, ...array_map(self::value(...), $case['changed'])], $case['problems']];
        }
    }

    /**
     * @param array<string, mixed> $input
     * @param array<string, string> $problems
     */
    #[DataProvider('cases')]
    public function testVerdict(array $input, array $problems): void
    {
        $found = [];
        try {
            self::read($input);
        } catch (DomainError $error) {
            self::assertSame('invalid_fields', $error->errorCode);
            foreach ($error->fields as $field) {
                $found[$field->path] = $field->code;
            }
        }

        self::assertEquals($problems, $found);
    }

    public function testStoresMessageWithoutForbiddenCharacters(): void
    {
        $request = self::read([
            ...self::file()['right'],
            'subject' => "Une\r\nBcc: x\u{0000} question",
            'message' => "  Ligne 1\r\n\r\nLigne\u{0007} 2\tici  ",
            'userId' => 7,
        ]);

        self::assertSame('Une Bcc: x question', $request->subject);
        self::assertSame("Ligne 1\n\nLigne 2\tici", $request->message);
    }

    public function testRejectsValuesThatAreNotTexts(): void
    {
        try {
            self::read(['subject' => ['a'], 'lastName' => 1, 'firstName' => null, 'email' => true, 'consent' => 'true']);
            self::fail('Nothing was refused.');
        } catch (DomainError $error) {
            self::assertSame(
                ['subject', 'lastName', 'firstName', 'email', 'message', 'consent'],
                array_column($error->fields, 'path'),
            );
        }
    }

    /** @param array<string, mixed> $input */
    private static function read(array $input): ContactRequest
    {
        return (new ContactForm(Config::fromDirectory(__DIR__ . '/../../../../config')))
            ->read($input, Lang::French, new DateTimeImmutable('2026-11-21 12:00:00'));
    }

    private static function value(mixed $value): mixed
    {
        return is_array($value) && is_string($value['repeat'] ?? null) && is_int($value['times'] ?? null)
            ? str_repeat($value['repeat'], $value['times'])
            : $value;
    }

    /** @return array{right: array<string, mixed>, cases: list<array{name: string, changed: array<string, mixed>, problems: array<string, string>}>} */
    private static function file(): array
    {
        /** @var array{right: array<string, mixed>, cases: list<array{name: string, changed: array<string, mixed>, problems: array<string, string>}>} $file */
        $file = json_decode((string) file_get_contents(self::CASES), true, flags: JSON_THROW_ON_ERROR);

        return $file;
    }
}
