<?php

declare(strict_types=1);

namespace Passerelle\Site\Contact;

use DateTimeImmutable;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\FieldErrorCode;
use Passerelle\Kernel\Text\Blanks;
use Passerelle\Languages\Lang;

/** The rules of the form. The same cases prove the frontend's rules equal: tests/fixtures/validation/contact.json. */
final readonly class ContactForm
{
    /** What is written under a name that the site knows. */
    private const TEXTS = ['subject', 'message'];

    /** @var array<string, int> largest number of characters by field, in the order of the form */
    private array $longest;

    public function __construct(Config $config)
    {
        $this->longest = [
            'subject' => $config->textMax('title'),
            'lastName' => $config->textMax('short'),
            'firstName' => $config->textMax('short'),
            'email' => $config->textMax('email'),
            'message' => $config->limit('contact', 'message'),
        ];
    }

    /**
     * @param array<string, mixed> $input as submitted
     * @throws DomainError invalid_fields: required, too_long, invalid_email, privacy_consent_required
     */
    public function read(array $input, Lang $language, DateTimeImmutable $now): ContactRequest
    {
        $texts = self::check($input, $this->longest);

        return new ContactRequest($texts['subject'], $texts['firstName'], $texts['lastName'], $texts['email'], $texts['message'], $language, $now);
    }

    /**
     * Texts of a person whose name and address are known.
     *
     * @param array<string, mixed> $input as submitted
     * @return array{subject: string, message: string} the subject is one line
     * @throws DomainError invalid_fields: required, too_long, privacy_consent_required
     */
    public function readTexts(array $input): array
    {
        $texts = self::check($input, array_intersect_key($this->longest, array_flip(self::TEXTS)));

        return ['subject' => $texts['subject'], 'message' => $texts['message']];
    }

    /**
     * @param array<string, mixed> $input
     * @param array<string, int> $longest
     * @return array<string, string> by field of $longest
     * @throws DomainError invalid_fields
     */
    private static function check(array $input, array $longest): array
    {
        $errors = [];
        $texts = [];
        foreach ($longest as $name => $max) {
            $text = self::clean($input[$name] ?? '', $name === 'message');
            $texts[$name] = $name === 'email' ? Blanks::trim($text) : $text;
            $code = self::problem($name, $texts[$name], $max);
            if ($code !== null) {
                $errors[] = new FieldError($name, $code, $code === 'too_long' ? ['max' => $max] : []);
            }
        }
        if (($input['consent'] ?? false) !== true) {
            $errors[] = new FieldError('consent', 'privacy_consent_required');
        }
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }

        return $texts;
    }

    /** @return value-of<FieldErrorCode>|null */
    private static function problem(string $name, string $text, int $max): ?string
    {
        return match (true) {
            $text === '' => 'required',
            mb_strlen($text) > $max => 'too_long',
            $name === 'email' && !EmailAddress::isValid($text) => 'invalid_email',
            default => null,
        };
    }

    /** No control characters; one line, unless it is the message. */
    private static function clean(mixed $value, bool $hasLines): string
    {
        $text = is_string($value) ? $value : '';
        $text = $hasLines ? str_replace(["\r\n", "\r"], "\n", $text) : (string) preg_replace('/\s+/u', ' ', $text);

        return (string) preg_replace('/^\s+|\s+$/Du', '', (string) preg_replace('/[^\P{Cc}\n\t]/u', '', $text));
    }
}
