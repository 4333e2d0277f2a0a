<?php

declare(strict_types=1);

namespace Passerelle\Files\Inspection;

/** Error codes of rejected files. */
enum Reason: string
{
    /** Not an accepted type, or a file of two types. */
    case Type = 'file_type';
    case TooLarge = 'file_too_large';
    case Corrupt = 'file_corrupt';
    /** Scripts, macros, attachments, programs, references to content elsewhere. */
    case ActiveContent = 'file_active_content';
    /** Protected in a way that can't be opened without its owner's program or certificate. */
    case Encrypted = 'file_encrypted';
    case PdfPassword = 'file_pdf_password';
    case OfficePassword = 'file_office_password';
    /** Decompresses to too much, or takes too long to inspect. */
    case TooComplex = 'file_too_complex';
    /** Virus found, or the test signature. */
    case Infected = 'file_infected';
    /** Too large for the virus scanner. */
    case NotScanned = 'file_not_scanned';

    // What a file really is that the field does not take; their MIME types are in config/file-kinds.json.
    case IsPdf = 'file_is_pdf';
    case IsWord = 'file_is_word';
    case IsPicture = 'file_is_picture';
    case IsVideo = 'file_is_video';
    case IsVideoFormat = 'file_is_video_format';
    case IsDoc = 'file_is_doc';
    case IsDocm = 'file_is_docm';
    case IsTemplate = 'file_is_template';
    case IsOdt = 'file_is_odt';
    case IsRtf = 'file_is_rtf';
    case IsPages = 'file_is_pages';
    case IsSpreadsheet = 'file_is_spreadsheet';
    case IsPresentation = 'file_is_presentation';
    case IsHeic = 'file_is_heic';
    case IsSvg = 'file_is_svg';
    case IsPictureFormat = 'file_is_picture_format';
    case IsAudio = 'file_is_audio';
    case IsWebPage = 'file_is_web_page';
    case IsMail = 'file_is_mail';
    case IsArchive = 'file_is_archive';
    case IsProgram = 'file_is_program';
    case IsText = 'file_is_text';
}
