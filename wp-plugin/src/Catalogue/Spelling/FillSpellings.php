<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Spelling;

use Passerelle\Kernel\Database;
use Passerelle\Kernel\Migrations\Migration;
use Passerelle\Languages\Lang;

/** Stores the forms of all words of the vocabulary that have none. */
final readonly class FillSpellings implements Migration
{
    private const BATCH = 500;

    public function __construct(private Spellings $spellings)
    {
    }

    public function id(): string
    {
        return 'catalogue.011_fill_spellings';
    }

    public function up(Database $db): void
    {
        $this->run();
    }

    public function run(): void
    {
        foreach (Lang::cases() as $language) {
            $last = '';
            while (($words = $this->spellings->missing($language, $last, self::BATCH)) !== []) {
                $this->spellings->add($language, $words);
                $last = end($words);
            }
        }
    }
}
