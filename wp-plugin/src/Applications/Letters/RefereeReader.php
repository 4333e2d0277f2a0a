<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Kernel\Composition\Factory;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\PlainText;
use Passerelle\Languages\Lang;

/** Reads what an applicant typed about a referee. A name is one line: it is in headers of mails. */
#[Factory('from')]
final readonly class RefereeReader
{
    private function __construct(private int $nameMax, private int $emailMax, private int $messageMax)
    {
    }

    public static function from(Config $config): self
    {
        return new self($config->textMax('short'), $config->textMax('email'), $config->limit('letters', 'message'));
    }

    /** @throws DomainError invalid_fields */
    public function read(string $name, string $email, string $language, string $message): Referee
    {
        $known = Lang::tryFrom($language);
        [$name, $email, $message] = [PlainText::line($name), EmailAddress::normalise($email), PlainText::paragraphs($message)];
        $problems = array_values(array_filter([
            self::length('name', $name, $this->nameMax, true),
            self::length('email', $email, $this->emailMax, true) ?? (EmailAddress::isValid($email) ? null : new FieldError('email', 'invalid_email')),
            $known === null ? new FieldError('locale', 'invalid_choice') : null,
            self::length('message', $message, $this->messageMax, false),
        ]));
        if ($problems !== [] || $known === null) {
            throw DomainError::invalid($problems === [] ? [new FieldError('locale', 'invalid_choice')] : $problems);
        }

        return new Referee($name, $email, $known, $message);
    }

    private static function length(string $path, string $text, int $max, bool $isRequired): ?FieldError
    {
        return match (true) {
            $text === '' => $isRequired ? new FieldError($path, 'required') : null,
            mb_strlen($text) > $max => new FieldError($path, 'too_long', ['max' => $max]),
            default => null,
        };
    }
}
