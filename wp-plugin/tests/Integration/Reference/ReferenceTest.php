<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Reference;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\Database;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use Passerelle\Reference\Country;
use Passerelle\Reference\IsoCodes;
use Passerelle\Reference\Provisioning;
use Passerelle\Reference\Sector;
use Passerelle\Reference\Sectors;
use Passerelle\Reference\Taxonomies;
use Passerelle\Reference\Terms;
use Passerelle\Tests\IntegrationTestCase;

final class ReferenceTest extends IntegrationTestCase
{
    private Terms $terms;
    private Config $config;

    protected function setUp(): void
    {
        parent::setUp();
        $this->terms = new Terms(new Database($this->database()));
        $this->config = Config::fromDirectory(dirname(__DIR__, 3) . '/config');
    }

    public function testAllCountriesHaveANameInEachLanguage(): void
    {
        $countries = (new Countries($this->terms))->all();

        self::assertCount(249, $countries);
        $names = static fn (string $code): array => [$countries[$code]->name(Lang::French), $countries[$code]->name(Lang::English)];
        self::assertSame(['Sénégal', 'Senegal'], $names('SN'));
        self::assertSame(['Côte d’Ivoire', 'Côte d’Ivoire'], $names('CI'));
        self::assertSame(['Congo-Kinshasa', 'Congo – Kinshasa'], $names('CD'));
        foreach ($countries as $code => $country) {
            self::assertSame($code, $country->isoCode);
            foreach (Lang::cases() as $language) {
                self::assertDoesNotMatchRegularExpression("/^$|^[A-Z]{2}$|'/", $country->name($language));
            }
        }
    }

    public function testListsOfCountriesBeginWithAfricaAndFranceEachPartByName(): void
    {
        $french = $this->sorted(Lang::French);
        self::assertSame(['ZA', 'DZ', 'AO', 'BJ', 'BW', 'BF', 'BI', 'CM', 'CV', 'KM', 'CG', 'CD', 'CI', 'DJ', 'EG', 'ER', 'SZ', 'ET', 'FR', 'GA'], array_slice($french, 0, 20));
        self::assertSame(['ZM', 'ZW', 'AF', 'AL', 'DE'], array_slice($french, 57, 5));
        // Émirats arabes unis and Équateur before Espagne, not after Zimbabwe.
        self::assertSame(['AE', 'EC', 'ES'], array_slice($french, (int) array_search('AE', $french, true), 3));
        $english = $this->sorted(Lang::English);
        self::assertSame(['DZ', 'AO', 'BJ'], array_slice($english, 0, 3));
        self::assertSame(['ZW', 'AF', 'AX', 'AL'], array_slice($english, 58, 4));
        // Uninhabited territories are no choice, though known where stored.
        self::assertEqualsCanonicalizing(array_diff(IsoCodes::all(), ['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']), $french);
        self::assertEqualsCanonicalizing($french, $english);
    }

    public function testTheOwnCountryOfWhoReadsComesBeforeTheRestOnce(): void
    {
        foreach (['SN', 'DE', 'FR'] as $own) {
            $others = array_values(array_diff($this->sorted(Lang::French), [$own]));
            self::assertSame([$own, ...$others], $this->sorted(Lang::French, $own));
        }
        self::assertSame($this->sorted(Lang::French), $this->sorted(Lang::French, 'XX'));
    }

    /** @return list<string> */
    private function sorted(Lang $language, ?string $own = null): array
    {
        return array_map(static fn (Country $country): string => $country->isoCode, (new Countries($this->terms))->sorted($language, $own));
    }

    public function testSectorsAreSortedByNameUnderTheirParent(): void
    {
        $sectors = new Sectors($this->terms);

        self::assertSame($this->config->sectorKeys(), array_keys(array_replace(array_flip($this->config->sectorKeys()), $sectors->all())));
        $sorted = $sectors->sorted(Lang::French);
        self::assertCount(count($this->config->sectorKeys()), $sorted);
        self::assertSame(
            ['visual-arts', 'street-art', 'fine-arts', 'crafts', 'photography', 'performing-arts'],
            array_map(static fn (Sector $sector): string => $sector->key, array_slice($sorted, 0, 6)),
        );
        self::assertSame(['frame', null], [$sorted[0]->icon, $sorted[1]->icon]);
        self::assertSame([null, $sorted[0]->id], [$sorted[0]->parentId, $sorted[1]->parentId]);
        self::assertSame('Street art', $sorted[1]->name(Lang::English));
    }

    public function testFindsManyInTheRequestedOrderWithoutUnknownOnes(): void
    {
        self::assertSame(
            ['SN', 'FR'],
            array_map(static fn (Country $country): string => $country->isoCode, (new Countries($this->terms))->findMany(['SN', 'XX', 'FR'])),
        );
        self::assertSame(
            ['theatre', 'cinema'],
            array_map(static fn (Sector $sector): string => $sector->key, (new Sectors($this->terms))->findMany(['theatre', 'nothing', 'cinema'])),
        );
        self::assertNull((new Sectors($this->terms))->find('nothing'));
        self::assertNull((new Countries($this->terms))->find('XK'));
    }

    public function testReadsWithOneQueryAndThenFromTheCache(): void
    {
        $read = fn (): array => [(new Countries($this->terms))->sorted(Lang::French), (new Countries($this->terms))->find('SN')];

        self::assertSame([1, 0], [$this->countQueries($read), $this->countQueries($read)]);
    }

    public function testAChangedNameIsReadAtOnceAndProvisioningKeepsIt(): void
    {
        update_term_meta($this->country('CD')->id, Taxonomies::NAME['fr'], 'République démocratique du Congo');

        self::assertSame('République démocratique du Congo', $this->country('CD')->name(Lang::French));
        (new Provisioning($this->config, $this->terms))->run();
        self::assertSame('République démocratique du Congo', $this->country('CD')->name(Lang::French));
    }

    public function testProvisioningAgainOnlyReads(): void
    {
        self::assertSame(2, $this->countQueries(fn () => (new Provisioning($this->config, $this->terms))->run()));
    }

    public function testProvisioningCreatesMissingTerms(): void
    {
        wp_delete_term($this->country('SN')->id, Taxonomies::COUNTRY);
        self::assertArrayNotHasKey('SN', (new Countries($this->terms))->all());

        (new Provisioning($this->config, $this->terms))->run();

        self::assertSame('Sénégal', $this->country('SN')->name(Lang::French));
    }

    public function testMissingNameFallsBackToTheOtherLanguage(): void
    {
        delete_term_meta($this->country('CM')->id, Taxonomies::NAME['en']);

        self::assertSame('Cameroun', $this->country('CM')->name(Lang::English));
    }

    private function country(string $isoCode): Country
    {
        return (new Countries($this->terms))->find($isoCode) ?? self::fail("There is no {$isoCode}.");
    }
}
