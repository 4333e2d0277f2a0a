<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Accounts\Privacy;

use Passerelle\Accounts\Privacy\Export\PersonalDataTexts;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;
use RuntimeException;

/** Names of what a copy of personal data contains. */
final class PersonalDataTextsTest extends TestCase
{
    #[TestWith(['type', 'event', 'Événement', 'Event'])]
    #[TestWith(['status', 'pending', 'En attente', 'Pending'])]
    #[TestWith(['before', 'pending', 'En attente', 'Pending'])]
    #[TestWith(['after', 'publish', 'Publié', 'Published'])]
    #[TestWith(['roles', 'moderateur', 'Validateur', 'Reviewer'])]
    #[TestWith(['role', 'moderateur', 'Validateur', 'Reviewer'])]
    #[TestWith(['status', 'of another plugin', 'of another plugin', 'of another plugin'])]
    #[TestWith(['title', 'pending', 'pending', 'pending'])]
    public function testAValueHasItsNameByItsColumn(string $column, string $value, string $french, string $english): void
    {
        self::assertSame($french, PersonalDataTexts::value($column, $value, Lang::French));
        self::assertSame($english, PersonalDataTexts::value($column, $value, Lang::English));
    }

    public function testKindsAndColumnsHaveNamesAndUnknownOnesThemselves(): void
    {
        self::assertSame('Fiches qui vous nomment', PersonalDataTexts::label('mentions', Lang::French));
        self::assertSame('Records that name you', PersonalDataTexts::label('mentions', Lang::English));
        self::assertSame('structures you belong to', PersonalDataTexts::about('memberships', Lang::English));
        self::assertSame(['no-such', 'no-such', 'no-such'], [
            PersonalDataTexts::label('no-such', Lang::French), PersonalDataTexts::about('no-such', Lang::French), PersonalDataTexts::column('no-such', Lang::French),
        ]);
        // A name is a text: what contains others has none.
        self::assertSame('values', PersonalDataTexts::column('values', Lang::French));
    }

    public function testAnUnknownMessageIsAnError(): void
    {
        $this->expectException(RuntimeException::class);
        PersonalDataTexts::message('no-such', Lang::French);
    }
}
