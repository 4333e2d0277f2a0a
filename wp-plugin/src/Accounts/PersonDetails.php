<?php

declare(strict_types=1);

namespace Passerelle\Accounts;

use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\Blanks;
use Passerelle\Reference\IsoCodes;

/** Names, country and telephone number of an account: normalised, and validated in the same way in all forms. */
final readonly class PersonDetails
{
    private function __construct(
        public string $firstName,
        public string $lastName,
        public string $country,
        private string $enteredPhone,
        public ?string $phone,
    ) {
    }

    /**
     * @param string $country ISO 3166 alpha-2
     * @param string $phone empty: none
     */
    public static function fromInput(string $firstName, string $lastName, string $country, string $phone): self
    {
        $phone = Blanks::trim($phone);

        return new self(self::line($firstName), self::line($lastName), $country, $phone, $phone === '' ? null : Phone::normalise($phone));
    }

    /** @return list<FieldError> required, too_long, unexpected_fields, unknown_country, invalid_phone */
    public function errors(int $nameMax): array
    {
        return array_values(array_filter([
            self::nameError('firstName', $this->firstName, $nameMax),
            self::nameError('lastName', $this->lastName, $nameMax),
            $this->countryError(),
            $this->enteredPhone !== '' && $this->phone === null ? new FieldError('phone', 'invalid_phone') : null,
        ]));
    }

    private static function nameError(string $path, string $name, int $max): ?FieldError
    {
        return match (true) {
            $name === '' => new FieldError($path, 'required'),
            mb_strlen($name) > $max => new FieldError($path, 'too_long', ['max' => $max]),
            // WordPress would silently strip what looks like tags.
            preg_match('/[<>\p{C}]/u', $name) !== 0 => new FieldError($path, 'unexpected_fields'),
            default => null,
        };
    }

    private function countryError(): ?FieldError
    {
        return match (true) {
            $this->country === '' => new FieldError('country', 'required'),
            !in_array($this->country, IsoCodes::all(), true) => new FieldError('country', 'unknown_country'),
            default => null,
        };
    }

    private static function line(string $text): string
    {
        return trim((string) preg_replace('/[\s\x{00A0}]+/u', ' ', mb_scrub($text, 'UTF-8')));
    }
}
