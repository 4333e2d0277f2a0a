<?php

declare(strict_types=1);

namespace Passerelle\Settings;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\Phone;
use Passerelle\Accounts\Viewer;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Reference\IsoCodes;
use RuntimeException;

/** Changes what people say of themselves: name, telephone, country, language. Nothing of their rights is here. */
final readonly class UpdateAccount
{
    public function __construct(private Transaction $transaction, private int $nameMax)
    {
    }

    /**
     * @param string $phone empty: none
     * @param string $country ISO 3166 alpha-2
     * @throws DomainError forbidden · invalid_fields with required, too_long, unexpected_fields, invalid_phone
     */
    public function __invoke(Viewer $viewer, string $firstName, string $lastName, string $phone, string $country, Lang $language): void
    {
        if (!$viewer->isSignedIn()) {
            throw DomainError::forbidden();
        }
        $firstName = self::line($firstName);
        $lastName = self::line($lastName);
        $number = trim($phone) === '' ? null : Phone::normalise(trim($phone));
        $errors = array_values(array_filter([
            $this->nameError('firstName', $firstName),
            $this->nameError('lastName', $lastName),
            trim($phone) !== '' && $number === null ? new FieldError('phone', 'invalid_phone') : null,
            self::countryError($country),
        ]));
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
        $this->transaction->run(function () use ($viewer, $firstName, $lastName, $number, $country, $language): void {
            $done = wp_update_user(wp_slash([
                'ID' => $viewer->id,
                'first_name' => $firstName,
                'last_name' => $lastName,
                'display_name' => "{$firstName} {$lastName}",
                'locale' => $language->locale(),
            ]));
            if (is_wp_error($done)) {
                throw new RuntimeException("WordPress did not keep the account: {$done->get_error_code()}");
            }
            Phone::set($viewer->id, $number);
            AccountCountry::set($viewer->id, $country);
        });
    }

    private function nameError(string $path, string $name): ?FieldError
    {
        return match (true) {
            $name === '' => new FieldError($path, 'required'),
            mb_strlen($name) > $this->nameMax => new FieldError($path, 'too_long', ['max' => $this->nameMax]),
            // WordPress would take what it holds for tags out without a word.
            preg_match('/[<>\p{C}]/u', $name) !== 0 => new FieldError($path, 'unexpected_fields'),
            default => null,
        };
    }

    private static function countryError(string $country): ?FieldError
    {
        return match (true) {
            $country === '' => new FieldError('country', 'required'),
            !in_array($country, IsoCodes::all(), true) => new FieldError('country', 'unexpected_fields'),
            default => null,
        };
    }

    private static function line(string $text): string
    {
        return trim((string) preg_replace('/[\s\x{00A0}]+/u', ' ', $text));
    }
}
