<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Settings;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Accounts\PersonDetails;
use Passerelle\Accounts\Phone;
use Passerelle\Kernel\Composition\From;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Transaction;
use Passerelle\Languages\Lang;
use Passerelle\Rights\Viewer;
use RuntimeException;

/** Updates name, telephone, country and language of an account. Does not change rights. */
final readonly class UpdateAccount
{
    public function __construct(private Transaction $transaction, #[From(Config::class, 'textMax', 'short')] private int $nameMax)
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
        $person = PersonDetails::fromInput($firstName, $lastName, $country, $phone);
        $errors = $person->errors($this->nameMax);
        if ($errors !== []) {
            throw DomainError::invalid($errors);
        }
        $this->transaction->run(function () use ($viewer, $person, $language): void {
            $done = wp_update_user(wp_slash([
                'ID' => $viewer->id,
                'first_name' => $person->firstName,
                'last_name' => $person->lastName,
                'display_name' => "{$person->firstName} {$person->lastName}",
                'locale' => $language->locale(),
            ]));
            if (is_wp_error($done)) {
                throw new RuntimeException("WordPress did not keep the account: {$done->get_error_code()}");
            }
            Phone::set($viewer->id, $person->phone);
            AccountCountry::set($viewer->id, $person->country);
        });
    }
}
