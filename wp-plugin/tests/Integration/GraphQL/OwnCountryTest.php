<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\GraphQL;

use Passerelle\Accounts\AccountCountry;
use Passerelle\Tests\Contract\Operations;
use Passerelle\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Lists of countries begin with the one of who reads them; answers that are shared between readers name no one's. */
final class OwnCountryTest extends IntegrationTestCase
{
    private const SECRET = 'HTTP_X_PASSERELLE_PROXY';
    private const AUDIENCE = 'HTTP_X_PASSERELLE_AUDIENCE';

    protected function setUp(): void
    {
        parent::setUp();
        $secret = constant('PASSERELLE_GRAPHQL_SECRET');
        $_SERVER[self::SECRET] = is_string($secret) ? $secret : '';
    }

    protected function tearDown(): void
    {
        unset($_SERVER[self::SECRET], $_SERVER[self::AUDIENCE]);
        parent::tearDown();
    }

    #[TestWith(['DE', 'DE ZA DZ'])]
    #[TestWith(['SN', 'SN ZA DZ'])]
    #[TestWith([null, 'ZA DZ AO'])]
    public function testTheListOfASignedInPerson(?string $country, string $expected): void
    {
        $reader = $this->users->beneficiaire();
        if ($country !== null) {
            AccountCountry::set($reader->id, $country);
        }
        wp_set_current_user($reader->id);

        self::assertSame($expected, $this->firstCountries());
    }

    #[TestWith([''])]
    #[TestWith(['members'])]
    public function testAListThatIsSharedBetweenReaders(string $audience): void
    {
        AccountCountry::set($this->users->beneficiaire()->id, 'DE');
        $_SERVER[self::AUDIENCE] = $audience;

        self::assertSame('ZA DZ AO', $this->firstCountries());
    }

    private function firstCountries(): string
    {
        $answer = graphql(['query' => Operations::read()->document('FormReference'), 'variables' => ['language' => 'FR']]);
        $countries = ((array) ((array) ((array) $answer)['data'])['passerelleReference'])['countries'];

        return implode(' ', array_column(array_slice((array) $countries, 0, 3), 'isoCode'));
    }
}
